"""The duration and cost of the start, compared with minimal pages.

`python -m benchmarks.start` visits the pages alternately in real browsers and prints tables; method and
results are in docs/performance.md.
"""
