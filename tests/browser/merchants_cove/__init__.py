"""Merchants Cove in the browser."""
