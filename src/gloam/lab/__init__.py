"""The lab: play games by the thousand, and measure."""
