"""The encoders: the club's values written as parts of messages."""
