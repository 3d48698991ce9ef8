"""What the words of the adventure book do in play: `dispatch.py` finds the rule, one module for each subject has it."""
