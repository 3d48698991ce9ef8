/** The picture of Whisper behind the Wall for the lobby: a long house in the rain, one lit window, somebody behind it. */

export function Picture() {
  return (
    <svg viewBox="0 0 400 240" class="picture" aria-hidden="true" focusable="false" preserveAspectRatio="xMidYMid slice">
      <defs>
        <linearGradient id="whp-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#0b0805" />
          <stop offset="1" stop-color="#3a2a1a" />
        </linearGradient>
        <radialGradient id="whp-glow">
          <stop offset="0" stop-color="#ffc46b" stop-opacity="0.8" />
          <stop offset="1" stop-color="#ff9b2f" stop-opacity="0" />
        </radialGradient>
      </defs>
      <rect width="400" height="240" fill="url(#whp-sky)" />
      <path d="M0 206h400v34H0z" fill="#0a0704" />
      <path d="M38 206V104l34-26h60l26-34 42-20 42 20 26 34h60l34 26v102z" fill="#1a120b" stroke="#5c432b" stroke-width="3" />
      <path d="M158 206V92l42-30 42 30v114z" fill="#211710" stroke="#6b4e32" stroke-width="3" />
      <path d="M60 122h22v34H60zM98 122h22v34H98zM280 122h22v34h-22zM318 122h22v34h-22zM60 172h22v22H60zM98 172h22v22H98zM280 172h22v22h-22zM318 172h22v22h-22z" fill="#0c0805" stroke="#5c432b" stroke-width="2" />
      <circle cx="200" cy="118" r="78" fill="url(#whp-glow)" />
      <path d="M180 96h40v46h-40z" fill="#ffd48a" stroke="#6b4e32" stroke-width="3" />
      <path d="M200 96v46M180 119h40" stroke="#6b4e32" stroke-width="3" />
      <path d="M207 142c-1-14 0-22 4-25-4-5-2-12 4-12v37z" fill="#120a05" />
      <path d="M186 206v-44q14-12 28 0v44z" fill="#3a2717" stroke="#7d5b39" stroke-width="2" />
      <path d="M180 142l-34 64h108l-34-64z" fill="#ffcf80" opacity="0.12" />
      <path d="M20 10l-8 26M70 4l-8 26M120 22l-8 26M320 8l-8 26M370 26l-8 26M268 2l-8 26M30 70l-8 26M378 92l-8 26M350 60l-8 26M14 150l-8 26" stroke="#8d7a63" stroke-width="1.6" opacity="0.6" />
    </svg>
  );
}
