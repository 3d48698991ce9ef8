/** The picture of Lockdown for the lobby: two buildings in the dark, a few lit rooms, gas on one floor. */

export function Picture() {
  return (
    <svg viewBox="0 0 400 240" class="picture" aria-hidden="true" focusable="false" preserveAspectRatio="xMidYMid slice">
      <defs>
        <linearGradient id="lkp-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#05080c" />
          <stop offset="1" stop-color="#213243" />
        </linearGradient>
        <linearGradient id="lkp-earth" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#241f1a" />
          <stop offset="1" stop-color="#0b0a09" />
        </linearGradient>
        <linearGradient id="lkp-beam" x1="0" y1="1" x2="0" y2="0">
          <stop offset="0" stop-color="#cfe4f2" stop-opacity="0.3" />
          <stop offset="1" stop-color="#cfe4f2" stop-opacity="0" />
        </linearGradient>
        <linearGradient id="lkp-light" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#ffdf9a" stop-opacity="0.75" />
          <stop offset="1" stop-color="#ffb627" stop-opacity="0.06" />
        </linearGradient>
        <pattern id="lkp-hatch" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="3.5" height="9" fill="#9ecb3c" />
        </pattern>
        <pattern id="lkp-hazard" width="24" height="24" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="24" height="24" fill="#14181b" />
          <rect width="12" height="24" fill="#ffb627" />
        </pattern>
      </defs>
      <rect width="400" height="96" fill="url(#lkp-sky)" />
      <path d="M150 96 20-10h60zM262 96 400-20h-56z" fill="url(#lkp-beam)" />
      <rect y="94" width="400" height="146" fill="url(#lkp-earth)" />
      <path d="M0 95h400" stroke="#6b6050" stroke-width="3" />
      <g fill="#26303a" stroke="#6d7e8b" stroke-width="2">
        <path d="M92 26h56v34H92zM92 60h56v34H92zM30 62h40v32H30zM262 60h96v34h-96zM276 26h68v34h-68z" />
        <path d="M24 98h40v32H24zM64 98h46v32H64zM110 98h62v32h-62zM24 132h62v32H24zM86 132h46v32H86zM132 132h40v32h-40zM24 166h46v32H24zM70 166h62v32H70zM132 166h40v32h-40zM24 200h90v34H24zM114 200h58v34h-58z" />
        <path d="M232 98h60v32h-60zM292 98h72v32h-72zM246 132h104v32H246zM232 166h50v32h-50zM282 166h46v32h-46zM328 166h40v32h-40zM232 200h70v34h-70zM302 200h66v34h-66z" />
      </g>
      <g fill="url(#lkp-light)">
        <path d="M116 26h8l16 34h-40zM306 26h8l20 34h-48zM40 98h8l12 32H28zM134 98h8l20 32h-48zM320 98h8l26 32h-60zM104 132h8l14 32H90zM262 200h8l20 34h-48z" />
      </g>
      <path d="M24 166h148v32H24zM232 166h136v32H232z" fill="url(#lkp-hatch)" opacity="0.34" />
      <path d="M10 178q12-9 24 0t24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0M10 190q12-9 24 0t24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0" fill="none" stroke="#d3f07e" stroke-width="2" opacity="0.75" />
      <path d="M172 106l10 16 10-16 10 16 10-16 10 16 10-16M170 124h64M170 104h64" fill="none" stroke="#8fa0ad" stroke-width="2.5" />
      <path d="M284 12h52M310 12v6M298 24c0-6 5-7 12-7 7 0 10 3 11 6l16-2v4l-16 3c-3 3-6 3-11 3-8 0-12-2-12-7zM300 34h22" fill="none" stroke="#a9bac6" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" />
      <path d="M132 130c-2-13 0-20 5-23-3-4-1-9 4-9s7 5 4 9c5 3 7 10 5 23z" fill="#0a0d10" />
      <path d="M316 130c-2-13 0-20 5-23-3-4-1-9 4-9s7 5 4 9c5 3 7 10 5 23z" fill="#0a0d10" />
      <path d="M266 234c-2-14 0-22 6-25-4-4-2-10 4-10s8 6 4 10c6 3 8 11 6 25z" fill="#0a0d10" />
      <path d="M139 103h.1m4 0h.1M322 103h.1m4 0h.1M273 205h.1m5 0h.1" stroke="#ffcd66" stroke-width="2.4" stroke-linecap="round" />
      <path d="M120 60 148 94M134 60v34" stroke="#ff6d5a" stroke-width="1.5" opacity="0.8" />
      <rect y="232" width="400" height="8" fill="url(#lkp-hazard)" />
    </svg>
  );
}
