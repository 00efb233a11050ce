"""How long the start takes, and what it costs: our page beside the emptiest pages there could be.

`python -m benchmarks.start` visits them in turn in real browsers and prints tables; method and figures are in
docs/performance.md.
"""
