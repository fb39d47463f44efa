"""What Alembic runs: the steps, on the connection it is handed and within that connection's transaction."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
with context.begin_transaction():
    context.run_migrations()
