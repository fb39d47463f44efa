"""Many records reviewed: rows of deals, decisions and ledgers, the figures of a report, and Parquet files."""
