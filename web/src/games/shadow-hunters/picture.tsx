/** The picture of Shadow Hunters for the lobby: a night between church and woods, and a table with one candle. */

export function Picture() {
  return (
    <svg viewBox="0 0 400 240" class="picture" aria-hidden="true" focusable="false" preserveAspectRatio="xMidYMid slice">
      <defs>
        <linearGradient id="shp-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#0e0820" />
          <stop offset="0.55" stop-color="#2b1a4c" />
          <stop offset="0.8" stop-color="#5a3564" />
        </linearGradient>
        <radialGradient id="shp-moon">
          <stop offset="0" stop-color="#ffe9bd" stop-opacity="0.75" />
          <stop offset="0.3" stop-color="#e6b974" stop-opacity="0.25" />
          <stop offset="1" stop-color="#e6b974" stop-opacity="0" />
        </radialGradient>
        <radialGradient id="shp-glow">
          <stop offset="0" stop-color="#ffd58a" stop-opacity="0.95" />
          <stop offset="0.35" stop-color="#f0a13c" stop-opacity="0.4" />
          <stop offset="1" stop-color="#f0a13c" stop-opacity="0" />
        </radialGradient>
        <linearGradient id="shp-table" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#6b4426" />
          <stop offset="1" stop-color="#1f120f" />
        </linearGradient>
      </defs>
      <rect width="400" height="240" fill="url(#shp-sky)" />
      <path d="M30 30h.1M70 18h.1M118 40h.1M160 16h.1M214 28h.1M352 24h.1M380 60h.1M20 74h.1M190 60h.1" stroke="#cbb8ea" stroke-width="2" stroke-linecap="round" />
      <circle cx="262" cy="62" r="110" fill="url(#shp-moon)" />
      <path d="M278 30a34 34 0 1 0 16 52 28 28 0 0 1-16-52z" fill="#ffe2a8" />
      <path d="M0 150c50-22 96-26 150-14s120 6 250-20v124H0z" fill="#241542" />
      <path d="M52 178v-68l26-42 26 42v68zM104 178v-40l34-14 40 20v34z" fill="#130a24" />
      <path d="M78 70V44m-9 9h18" stroke="#130a24" stroke-width="5" stroke-linecap="round" />
      <circle cx="78" cy="116" r="34" fill="url(#shp-glow)" />
      <circle cx="78" cy="116" r="11" fill="#ffd27a" />
      <path d="M78 105v22m-11-11h22m-19-8 16 16m0-16-16 16" stroke="#130a24" stroke-width="2" />
      <path d="M118 160v-10a4 4 0 0 1 8 0v10zm18 0v-10a4 4 0 0 1 8 0v10zm18 0v-10a4 4 0 0 1 8 0v10z" fill="#e0a552" />
      <path d="M322 190c10-40-4-64-18-88 11 8 18 16 22 28 2-20-1-38-8-58 11 16 15 34 14 58 6-10 11-16 22-20-11 18-20 32-16 80zM368 190c-8-36 2-58 20-82-11 4-18 12-24 22 0-20 6-38 14-58-14 16-22 34-23 54-4-10-10-16-19-22 11 22 17 40 12 86z" fill="#0e071c" />
      <path d="M330 148l6 2m7-2-6 2m28 8 5 1m7-2-6 2" stroke="#ffc861" stroke-width="2.4" stroke-linecap="round" />
      <path d="M0 178c90-18 190-14 400-8v70H0z" fill="#0d0719" />
      <path d="M214 188c-2-24 0-40 9-48-5-8-2-20 9-20s14 12 9 20c9 8 12 24 10 48z" fill="#070310" />
      <path d="M222 128c3-15 17-16 21-1l-11-5z" fill="#070310" />
      <path d="M228 132l3 1m6-1-3 1" stroke="#ff8a78" stroke-width="2" stroke-linecap="round" />
      <path d="M-20 240c20-30 110-48 220-48s200 18 220 48z" fill="url(#shp-table)" />
      <ellipse cx="150" cy="206" rx="130" ry="44" fill="url(#shp-glow)" />
      <path d="M60 216l40-10 12 18-42 12z" fill="#2f6b57" stroke="#a6d9c0" stroke-width="1.5" />
      <path d="M76 219l14-4m-8-2 4 9" stroke="#d8f3e4" stroke-width="1.5" />
      <path d="M232 208l42 8-8 20-42-9z" fill="#e9dfc8" stroke="#8a6a3c" stroke-width="1.5" />
      <path d="M249 213l-3 15m-6-10 14 3" stroke="#4d3a1c" stroke-width="1.5" />
      <path d="M288 214l40-4 6 18-42 6z" fill="#2b1734" stroke="#b98aa6" stroke-width="1.5" />
      <path d="M312 214a7 7 0 1 0 4 11 6 6 0 0 1-4-11z" fill="#f0b9c4" />
      <path d="M176 210l12-7 12 5v12l-12 7-12-6z" fill="#f3e6c8" stroke="#26180c" stroke-width="1.4" />
      <path d="M176 210l12 5 12-7m-12 7v12" fill="none" stroke="#26180c" stroke-width="1.2" />
      <path d="M184 208h.1m5-2h.1m-8 13h.1m14-3h.1" stroke="#26180c" stroke-width="3" stroke-linecap="round" />
      <path d="M134 178h22v34c-6 4-16 4-22 0z" fill="#ecdfc2" />
      <path d="M134 182c4 3 5 9 3 14m16-13c-3 3-2 7 0 9" fill="none" stroke="#c9b68c" stroke-width="2" />
      <circle cx="145" cy="160" r="48" fill="url(#shp-glow)" />
      <path d="M145 136c10 13 15 20 15 29a15 15 0 0 1-30 0c0-9 5-16 15-29z" fill="#f6b348" />
      <path d="M145 156c4 5 6 9 6 13a6 6 0 0 1-12 0c0-4 2-8 6-13z" fill="#fff3d6" />
    </svg>
  );
}
