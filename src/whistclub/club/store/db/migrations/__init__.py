"""The steps that bring a data file of any released version up to date, run by Alembic when one is opened."""
