"""The database under the logs: its engine, its version with the migrations, and the kinds of its errors."""
