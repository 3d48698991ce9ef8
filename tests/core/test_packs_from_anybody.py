"""A pack may come from anybody: what it leads to outside, and what is no file, is not read."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from gloam.core.content.packs import LARGEST, Pack, PackError

SECRET = "night-key = the key of this machine\n"


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    (tmp_path / "secret.ftl").write_text(SECRET, "utf-8")
    place = tmp_path / "night" / "lockdown" / "text" / "en" / "sealed"
    place.mkdir(parents=True)
    (tmp_path / "night" / "lockdown" / "sealed").mkdir()
    return tmp_path / "night"


@pytest.mark.parametrize(
    "name", ["lockdown/text/en/a.ftl", "lockdown/text/en/sealed/a.ftl", "lockdown/a.toml", "lockdown/sealed/a.toml"]
)
def test_a_link_does_not_lead_out_of_it(pack: Path, name: str) -> None:
    (pack / name).symlink_to(pack.parent / "secret.ftl")
    with pytest.raises(PackError, match=r"a\.(ftl|toml) leads out of the pack"):
        Pack(pack)


def test_a_folder_does_not_either(pack: Path) -> None:
    other = pack.parent / "other" / "text" / "en"
    other.mkdir(parents=True)
    (other / "a.ftl").write_text(SECRET, "utf-8")
    (pack / "halloween").symlink_to(pack.parent / "other")
    with pytest.raises(PackError, match="leads out of the pack"):
        Pack(pack)


def test_links_inside_and_to_the_pack_are_followed(pack: Path) -> None:
    (pack / "lockdown" / "text" / "en" / "a.ftl").write_text("a = b\n", "utf-8")
    (pack / "lockdown" / "text" / "en" / "b.ftl").symlink_to(pack / "lockdown" / "text" / "en" / "a.ftl")
    (pack.parent / "linked").symlink_to(pack)
    assert len(Pack(pack.parent / "linked").texts("lockdown", "en")) == 2


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes here")
def test_what_is_no_file_is_not_waited_for(pack: Path) -> None:
    os.mkfifo(pack / "lockdown" / "a.toml")
    with pytest.raises(PackError, match="is no file"):
        Pack(pack)


def test_a_file_has_its_size(pack: Path) -> None:
    (pack / "lockdown" / "a.toml").write_text("#" * (LARGEST + 1), "utf-8")
    with pytest.raises(PackError, match="bytes"):
        Pack(pack)
