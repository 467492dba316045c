"""What whoever runs a server does with it: copies of its database, and figures of how it is doing."""
