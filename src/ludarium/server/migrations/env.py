"""Alembic runs this: the steps happen on the connection that we were given, in its transaction."""

from alembic import context

from ludarium.server.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite changes a table by making it anew
)
context.run_migrations()
