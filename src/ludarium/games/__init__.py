"""The games that come with Ludarium.  They register like anybody else's, by entry point."""
