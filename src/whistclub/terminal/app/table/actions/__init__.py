"""The actions of the table, by family; `registry` lists them all with their keys."""
