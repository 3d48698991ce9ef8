/** Pictures of the games for the lobby, drawn here. A game without one gets a lamp on a dark table. */

import type { ComponentType } from "preact";

function ShadowHunters() {
  return (
    <svg viewBox="0 0 400 240" class="picture" aria-hidden="true" focusable="false" preserveAspectRatio="xMidYMid slice">
      <defs>
        <linearGradient id="sh-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#120b22" />
          <stop offset="0.65" stop-color="#2c1a4a" />
          <stop offset="1" stop-color="#3a2146" />
        </linearGradient>
        <radialGradient id="sh-moon" cx="0.5" cy="0.5" r="0.5">
          <stop offset="0" stop-color="#f6e7c1" stop-opacity="0.9" />
          <stop offset="0.25" stop-color="#d9b87a" stop-opacity="0.35" />
          <stop offset="1" stop-color="#d9b87a" stop-opacity="0" />
        </radialGradient>
        <radialGradient id="sh-window" cx="0.5" cy="0.5" r="0.5">
          <stop offset="0" stop-color="#ffd98a" stop-opacity="0.75" />
          <stop offset="1" stop-color="#f0a93c" stop-opacity="0" />
        </radialGradient>
      </defs>
      <rect width="400" height="240" fill="url(#sh-sky)" />
      <circle cx="286" cy="72" r="120" fill="url(#sh-moon)" />
      <circle cx="286" cy="72" r="34" fill="#f1dcae" />
      <circle cx="276" cy="64" r="6" fill="#d9c08d" />
      <circle cx="296" cy="82" r="9" fill="#dcc594" />
      <path d="M0 168c60-26 96-18 150-8s120 14 250-14v94H0z" fill="#1d1233" />
      <path d="M66 190v-62l22-34 22 34v62zM88 94V70m-8 10h16" fill="#150c27" stroke="#150c27" stroke-width="4" />
      <path d="M110 190v-36l34-16 34 16v36z" fill="#150c27" />
      <circle cx="88" cy="136" r="26" fill="url(#sh-window)" />
      <path d="M82 146v-14a6 6 0 0 1 12 0v14z" fill="#ffd27a" />
      <path d="M136 182v-12a7 7 0 0 1 14 0v12z" fill="#6b4a2b" />
      <path d="M330 196c-4-40-12-60-30-82 18 8 26 18 32 34 0-24 6-40 20-58-4 22-6 36-4 54 8-14 18-20 32-24-18 16-28 34-32 76z" fill="#120a20" />
      <path d="M0 206c80-20 150-14 220-6s120 4 180-8v48H0z" fill="#0d0718" />
      <path d="M196 214c-2-26 0-44 10-52-6-8-2-22 9-22s15 14 9 22c10 8 12 26 10 52z" fill="#05030b" />
      <path d="M206 148c4-16 16-16 20-1l-10-5z" fill="#05030b" />
      <path d="M246 214c0-22 2-36 9-42-5-7-1-18 8-18s13 11 8 18c7 6 9 20 9 42z" fill="#05030b" />
      <path d="M211 152l3 1m6-1-3 1" stroke="#f0b955" stroke-width="2" stroke-linecap="round" />
      <path d="M259 165l3 1m5-1-3 1" stroke="#8d2b3c" stroke-width="2" stroke-linecap="round" />
      <path d="M20 226c20-8 40-4 54 2m230 0c20-9 44-7 70-1" stroke="#2c1a4a" stroke-width="3" fill="none" />
    </svg>
  );
}

function AnyGame() {
  return (
    <svg viewBox="0 0 400 240" class="picture" aria-hidden="true" focusable="false" preserveAspectRatio="xMidYMid slice">
      <defs>
        <radialGradient id="any-lamp" cx="0.5" cy="0.35" r="0.6">
          <stop offset="0" stop-color="#8a6a3a" />
          <stop offset="0.5" stop-color="#3a2c1f" />
          <stop offset="1" stop-color="#14101a" />
        </radialGradient>
      </defs>
      <rect width="400" height="240" fill="url(#any-lamp)" />
      <ellipse cx="200" cy="196" rx="170" ry="36" fill="#0d0a12" />
      <ellipse cx="200" cy="186" rx="170" ry="36" fill="#2b2019" />
      <path d="M186 166h28v20h-28z" fill="#e9dcc2" />
      <path d="M200 108c12 15 18 25 18 36a18 18 0 0 1-36 0c0-11 6-21 18-36z" fill="#f0b955" />
      <path d="M200 134c5 6 8 11 8 16a8 8 0 0 1-16 0c0-5 3-10 8-16z" fill="#fff3d6" />
      <path d="M96 176l34-10 10 16-34 10zM262 170l34 8-8 18-34-8z" fill="#4a3a52" stroke="#8a7a92" />
    </svg>
  );
}

const PICTURES: Record<string, ComponentType> = { "shadow-hunters": ShadowHunters };

export function Picture({ game }: { game: string }) {
  const Drawn = PICTURES[game] ?? AnyGame;
  return <Drawn />;
}
