/** The line at the top of every page: the way home, language, light, help. */

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { covered, language, motion, notify, openings, passing, theme } from "../keeping/keep";
import { say } from "../words/speech";
import { LANGUAGE_NAMES, LANGUAGES, type Language } from "../words/words";
import { Dialog } from "./dialog";
import { Cog, Help, Lamp, Moon, Sun } from "./icons";

export function LanguageSwitch() {
  return (
    <select
      class="language"
      value={language.value}
      aria-label={say("web-language")}
      onChange={(event) => (language.value = event.currentTarget.value as Language)}
    >
      {LANGUAGES.map((one) => (
        <option key={one} value={one} lang={one}>
          {LANGUAGE_NAMES[one]}
        </option>
      ))}
    </select>
  );
}

export function ThemeSwitch() {
  const dark = theme.value === "dark";
  return (
    <button
      type="button"
      class="plain icon-only theme-switch"
      aria-label={dark ? say("web-theme-light") : say("web-theme-dark")}
      onClick={() => (theme.value = dark ? "light" : "dark")}
    >
      {dark ? <Sun /> : <Moon />}
    </button>
  );
}

export function Top({ children }: { children?: ComponentChildren }) {
  const [help, setHelp] = useState(false);
  const [settings, setSettings] = useState(false);
  return (
    <header class="top">
      <a class="brand" href="#/" aria-label={`gloam: ${say("web-home")}`}>
        <Lamp />
        <span>gloam</span>
      </a>
      <div class="top-middle">{children}</div>
      <div class="top-tools">
        <LanguageSwitch />
        <ThemeSwitch />
        <button type="button" class="plain icon-only" aria-label={say("web-settings")} onClick={() => setSettings(true)}>
          <Cog />
        </button>
        <button type="button" class="plain icon-only" data-help aria-label={say("web-help")} onClick={() => setHelp(true)}>
          <Help />
        </button>
      </div>
      {help && <HelpDialog onClose={() => setHelp(false)} />}
      {settings && <SettingsDialog onClose={() => setSettings(false)} />}
    </header>
  );
}

const KEYS: readonly (readonly [string, () => string])[] = [
  ["1 – 9", () => say("web-key-number")],
  ["S", () => say("web-key-secrets")],
  ["I", () => say("web-key-any-time")],
  ["U", () => say("web-key-undo")],
  ["H", () => say("web-key-hint")],
  ["R", () => say("web-key-rule")],
  ["L", () => say("web-key-log")],
  ["C", () => say("web-key-chat")],
  ["Tab, Enter", () => say("web-key-tab")],
  ["Esc", () => say("web-key-escape")],
  ["?", () => say("web-key-help")],
];

export function HelpDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={say("web-help")} onClose={onClose}>
      <p>{say("web-help-play")}</p>
      <p>{say("web-help-secrets")}</p>
      <p>{say("web-help-refused")}</p>
      <h3>{say("web-keys")}</h3>
      <dl class="keys">
        {KEYS.map(([key, text]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{text()}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

function SettingsDialog({ onClose }: { onClose: () => void }) {
  const able = "Notification" in window;
  const allow = async () => {
    if (notify.value) {
      notify.value = false;
      return;
    }
    notify.value = (await Notification.requestPermission()) === "granted";
  };
  return (
    <Dialog title={say("web-settings")} onClose={onClose}>
      <label class="check">
        <input type="checkbox" checked={theme.value === "light"} onChange={(event) => (theme.value = event.currentTarget.checked ? "light" : "dark")} />
        <span>{say("web-set-light")}</span>
      </label>
      <label class="check">
        <input type="checkbox" checked={motion.value === "still"} onChange={(event) => (motion.value = event.currentTarget.checked ? "still" : "system")} />
        <span>{say("web-set-still")}</span>
      </label>
      <label class="check">
        <input type="checkbox" checked={openings.value} onChange={(event) => (openings.value = event.currentTarget.checked)} />
        <span>{say("web-set-openings")}</span>
      </label>
      <label class="check">
        <input type="checkbox" checked={covered.value} onChange={(event) => (covered.value = event.currentTarget.checked)} />
        <span>{say("web-set-covered")}</span>
      </label>
      <label class="check">
        <input type="checkbox" checked={passing.value} onChange={(event) => (passing.value = event.currentTarget.checked)} />
        <span>{say("web-set-passing")}</span>
      </label>
      {able && (
        <label class="check">
          <input type="checkbox" checked={notify.value} onChange={() => void allow()} />
          <span>{say("web-set-notify")}</span>
        </label>
      )}
      <p>
        <LanguageSwitch />
      </p>
    </Dialog>
  );
}
