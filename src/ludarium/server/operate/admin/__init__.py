"""What whoever runs the server may see and do while it runs.  Nobody is shown what a seat hides."""
