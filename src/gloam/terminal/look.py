"""Light and colour: candle gold on violet night."""

from __future__ import annotations

from rich.style import Style
from textual.theme import Theme

NIGHT = "#120e1c"
PANEL = "#1a1528"
RAISED = "#2b2340"
INK = "#ece6f5"
DIM = "#a99fc2"
FAINT = "#8a7fa6"
GOLD = "#f2c46d"
BLOOD = "#ff8a7a"

SEAT_COLOURS = {
    "white": "#f4f1ea",
    "black": "#8f8ba0",
    "red": "#ff7b72",
    "blue": "#7db4ff",
    "yellow": "#ffe27a",
    "green": "#86dd95",
    "purple": "#cfa3ff",
    "orange": "#ffb066",
}

THEME = Theme(
    name="gloam",
    primary=GOLD,
    secondary=DIM,
    accent=GOLD,
    warning=GOLD,
    error=BLOOD,
    success="#86dd95",
    foreground=INK,
    background=NIGHT,
    surface=PANEL,
    panel=RAISED,
    dark=True,
    variables={"scrollbar": RAISED, "scrollbar-background": PANEL, "scrollbar-corner-color": PANEL},
)

TEXT = Style(color=INK)
STRONG = Style(color=INK, bold=True)
QUIET = Style(color=DIM)
SHADE = Style(color=FAINT)
LIT = Style(color=GOLD)
LIT_STRONG = Style(color=GOLD, bold=True)
WOUND = Style(color=BLOOD)
CURSOR = Style(color=NIGHT, bgcolor=GOLD)
CURSOR_REFUSED = Style(color=DIM, bgcolor=RAISED)

COVER = "▒▒▒▒▒▒"


def chip(colour: str, out: bool = False) -> Style:
    """The style of a seat's piece: its letter on its colour; a dead seat's is struck out and dark."""
    if out:
        return Style(color=DIM, bgcolor=RAISED, strike=True)
    return Style(color=NIGHT, bgcolor=colour, bold=True)


def pointing(style: Style, thing: str) -> Style:
    """The same style for cells that, when clicked, choose the option that names a thing (`area:church`)."""
    return click(style, f"app.point('{thing}')")


def click(style: Style, action: str) -> Style:
    """The same style for cells that run an action when clicked."""
    return style + Style(meta={"@click": action})
