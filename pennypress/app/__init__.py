"""The application as pure Python: a model, `update(model, message)`, and views that return HTML trees."""
