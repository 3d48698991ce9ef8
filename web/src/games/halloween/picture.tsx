/** The picture of Halloween for the lobby: a house with two lit windows, a pumpkin, somebody by the hedge. */

export function Picture() {
  return (
    <svg viewBox="0 0 400 240" class="picture" aria-hidden="true" focusable="false" preserveAspectRatio="xMidYMid slice">
      <defs>
        <linearGradient id="hwp-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#060b18" />
          <stop offset="1" stop-color="#2a3d63" />
        </linearGradient>
        <radialGradient id="hwp-glow">
          <stop offset="0" stop-color="#ffb14a" stop-opacity="0.75" />
          <stop offset="1" stop-color="#ff8a1f" stop-opacity="0" />
        </radialGradient>
      </defs>
      <rect width="400" height="240" fill="url(#hwp-sky)" />
      <circle cx="318" cy="46" r="24" fill="#dfe6f2" opacity="0.85" />
      <path d="M0 196h400v44H0z" fill="#10182a" />
      <path d="M60 196V108l78-54 78 54v88z" fill="#131c30" stroke="#4b5f86" stroke-width="3" />
      <path d="M46 116 138 48l92 68" fill="none" stroke="#5d7299" stroke-width="7" stroke-linecap="round" />
      <path d="M84 126h36v34H84zM158 126h36v34h-36z" fill="#ffcf73" />
      <path d="M102 126v34M84 143h36M176 126v34M158 143h36" stroke="#131c30" stroke-width="3" />
      <path d="M126 196v-44h24v44z" fill="#27365a" stroke="#5d7299" stroke-width="2" />
      <path d="M84 160 60 196h66l-6-36zM158 160l-8 36h70l-26-36z" fill="#ffcf73" opacity="0.16" />
      <path d="M236 196v-30M252 196v-34M268 196v-30M284 196v-34M300 196v-30M316 196v-34M332 196v-30M348 196v-34M364 196v-30M380 196v-34M228 176h172M228 188h172" stroke="#6b7fa6" stroke-width="4" />
      <path d="M300 196c-3-30-2-48 7-56-7-9-3-22 9-22s16 13 9 22c9 8 10 26 7 56z" fill="#04070d" />
      <path d="M316 121c6 0 9 4 9 10 0 7-4 12-9 12s-9-5-9-12c0-6 3-10 9-10z" fill="#e9ecef" />
      <path d="M310 130h5m3 0h5" stroke="#04070d" stroke-width="3" stroke-linecap="round" />
      <circle cx="44" cy="206" r="52" fill="url(#hwp-glow)" />
      <path d="M44 184c18-6 30 4 30 20s-14 24-30 24-30-8-30-24 12-26 30-20z" fill="#f07f1b" />
      <path d="M44 184v-10" stroke="#6d8a3a" stroke-width="5" />
      <path d="m30 198 8 0-4-8zM50 198h8l-4-8zM28 208q16 14 32 0l-6 0-4 5-6-5-6 5-4-5z" fill="#ffe39a" />
    </svg>
  );
}
