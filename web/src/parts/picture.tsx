/** The picture of a game for the lobby: its own `games/<id>/picture.tsx`, else a lamp on a dark table. */

import type { ComponentType } from "preact";

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

const own = import.meta.glob<{ Picture: ComponentType }>("../games/*/picture.tsx", { eager: true });

export function Picture({ game }: { game: string }) {
  const Drawn = own[`../games/${game}/picture.tsx`]?.Picture ?? AnyGame;
  return <Drawn />;
}
