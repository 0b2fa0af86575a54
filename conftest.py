"""What all tests share, wherever they lie."""

pytest_plugins = ["fortable.testing.browser.fixtures"]
