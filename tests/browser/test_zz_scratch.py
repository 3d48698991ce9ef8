import importlib.util, os, sys, pytest
from pathlib import Path
pytestmark = pytest.mark.browser
spec = importlib.util.spec_from_file_location("hwt", Path(__file__).with_name("test_halloween.py"))
hwt = importlib.util.module_from_spec(spec); spec.loader.exec_module(hwt)
OUT = Path("/tmp/hw/shots")
PH = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 1}
LANGS = {"en":"en-GB","zh-Hans":"zh-CN","zh-Hant":"zh-TW","ru":"ru-RU"}
def shot(me, name):
    me.page.wait_for_timeout(300)
    me.page.screenshot(path=str(OUT/f"{name}.png"), animations="disabled")
def rounds(me):
    import re
    v=[f for f in me.frames if f["type"]=="update" and f.get("sight")]
    return v[-1]["sight"]["view"]["round"] if v else 0
@pytest.mark.parametrize("lang", list(LANGS))
def test_shots(house, visit, lang):
    phone = lang in ("zh-Hant","ru")
    for seat in "BA":
        keys = house.make(game="halloween", seats=4, seat=seat, start=True, mind="simple", settings={"beliefs": True})
        more = PH if phone and seat=="B" else {"viewport": {"width": 1280, "height": 800}}
        me = visit(locale=LANGS[lang], **more)
        me.prefer(language=lang)
        me.sit(keys)
        me.page.wait_for_timeout(600)
        shot(me, f"{lang}-{seat}-0open")
        pl = hwt.Player(me, touch=more is PH)
        hwt.play_turns([pl], lambda: rounds(me) >= 4, 120)
        me.page.wait_for_timeout(300)
        shot(me, f"{lang}-{seat}-1round4")
        opt = [o for o in me.look()["options"]]
        for verb in ("move","stalk"):
            if verb in opt:
                me.press(verb); me.page.wait_for_timeout(500)
                found = me.page.evaluate(hwt.OPEN)
                if found and more is not PH: me.page.mouse.move(found[0], found[1]); me.page.wait_for_timeout(900)
                elif found: me.page.touchscreen.tap(found[0], found[1])
                shot(me, f"{lang}-{seat}-2way"); break
        hwt.play_turns([pl], lambda: False, 200)
        me.page.wait_for_timeout(800)
        shot(me, f"{lang}-{seat}-3end")
        me.page.keyboard.press("Escape"); me.page.wait_for_timeout(400)
        r = me.page.locator(".hw-review input")
        if r.count(): r.focus(); me.page.keyboard.press("ArrowLeft")
        shot(me, f"{lang}-{seat}-4review")
