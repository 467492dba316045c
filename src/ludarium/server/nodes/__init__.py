"""Several processes serve one database: who is there, who has which table, and what they tell each other."""
