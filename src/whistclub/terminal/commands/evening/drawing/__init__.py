"""Drawings of plans: shapes on a sheet, written as SVG or PNG."""
