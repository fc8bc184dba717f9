"""The town: its square, where Townsfolk wait to be recruited, and the Townsfolk themselves."""
