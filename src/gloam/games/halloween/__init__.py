"""Halloween: one killer whom nobody sees, on a street with lines of sight."""
