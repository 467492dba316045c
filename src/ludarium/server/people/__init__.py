"""People: a guest is somebody without a way to come back; whoever adds one is the same person still."""
