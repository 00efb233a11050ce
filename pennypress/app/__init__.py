"""The application as plain Python: a model, `update(model, message)` and views that return HTML trees."""
