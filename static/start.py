"""What PyScript runs once Python is up."""

from pennypress.browser.main import start

start()
