"""Line mode: a match in numbered choices."""
