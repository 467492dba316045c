"""The games as those see them who train and study agents.  Needs the extra `ludarium[research]`."""

from ludarium.research.catalogue import Catalogue, OutsideCatalogue

__all__ = ["Catalogue", "OutsideCatalogue"]
