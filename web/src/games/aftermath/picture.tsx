/** The picture of Aftermath for the lobby: a lit hole in a skirting board, and small ones at the edge of a large street. */

export function Picture() {
  return (
    <svg viewBox="0 0 400 240" class="picture" aria-hidden="true" focusable="false" preserveAspectRatio="xMidYMax slice">
      <defs>
        <linearGradient id="afp-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#131a12" />
          <stop offset="1" stop-color="#5a4a2b" />
        </linearGradient>
        <radialGradient id="afp-glow">
          <stop offset="0" stop-color="#ffcf7a" stop-opacity="0.85" />
          <stop offset="1" stop-color="#d0762a" stop-opacity="0" />
        </radialGradient>
      </defs>
      <rect width="400" height="240" fill="url(#afp-sky)" />
      <path d="M150 178V52h52v126zM214 178V84h44v94zM268 178V30h62v148zM338 178V70h48v108z" fill="#1a2118" />
      <path d="M276 44h10v12h-10zM296 44h10v12h-10zM276 70h10v12h-10zM158 66h10v12h-10zM346 84h10v12h-10zM222 100h8v10h-8z" fill="#27301f" />
      <path d="M120 178c30-18 60-6 80 0s70-22 110-6 60 2 90 6v62H0v-62z" fill="#2c2a18" />
      <path d="M0 20h120l14 158H0z" fill="#3a2b1b" />
      <path d="M0 150h132l3 28H0z" fill="#5a4227" />
      <circle cx="62" cy="176" r="88" fill="url(#afp-glow)" />
      <path d="M34 182v-22a28 30 0 0 1 56 0v22z" fill="#ffd98f" />
      <path d="M57 182v-20h4v20zM59 146c4 5 4 9 0 12-4-3-4-7 0-12z" fill="#8a4a1a" />
      <g fill="#0f120b">
        <path d="M176 206c-2-12 3-20 11-21-4-4-3-11 3-11 4 0 6 4 5 8h5c-1-4 1-8 5-8 6 0 7 7 3 11 5 3 7 10 5 21z" />
        <path d="M236 210c-3-16 3-26 14-27-3-3-2-8 3-8 3 0 5 2 5 6h6c0-4 2-6 5-6 5 0 6 5 3 8 8 4 11 14 9 27z" />
        <path d="M304 206c-2-12 2-20 10-21-2-5-1-11 1-14 4 2 7 6 8 10h4c1-4 4-8 8-10 2 3 3 9 1 14 6 4 8 11 6 21z" />
      </g>
      <path d="M189 191h2m6 0h2M256 192h2m8 0h2M318 191h2m6 0h2" stroke="#ffcf7a" stroke-width="2.500" stroke-linecap="round" />
      <path d="M0 214c60-8 120-4 200 0s140 6 200-2v28H0z" fill="#15170d" />
      <path d="M18 226c6-14 4-22-2-30 10 4 12 16 10 30zM366 226c4-12 2-22-6-28 12 2 16 14 14 28z" fill="#4f6b35" />
    </svg>
  );
}
