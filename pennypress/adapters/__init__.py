"""The titles as environments of other people's libraries for machine learning: OpenSpiel and PettingZoo."""
