"""What is asked over HTTP: the API, the pages, and the application that routes to them."""
