"""The engine: values, the random generator, states, steps, decisions, records. It knows no game and no network."""
