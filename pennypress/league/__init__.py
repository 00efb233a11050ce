"""Measurement of the bots' strength: tournaments, games for balance studies, fitting of weights by self-play.

This layer is above the bots and independent of the application. Its results are files, tables and plots.
"""
