/** QR codes: byte mode, versions 1 to 12, error correction L. Enough for a link, and nothing more. */

/** Version by version: codewords of error correction per block, and data codewords of each block. */
const BLOCKS: readonly (readonly [number, readonly number[]])[] = [
  [7, [19]],
  [10, [34]],
  [15, [55]],
  [20, [80]],
  [26, [108]],
  [18, [68, 68]],
  [20, [78, 78]],
  [24, [97, 97]],
  [30, [116, 116]],
  [18, [68, 68, 69, 69]],
  [20, [81, 81, 81, 81]],
  [24, [92, 92, 93, 93]],
];
const ALIGNMENT: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
  [6, 30, 54],
  [6, 32, 58],
];
const LEVEL_L = 1;

type Masked = (row: number, column: number) => boolean;
const MASKS: readonly Masked[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

// Arithmetic in GF(256) with the polynomial 0x11d.
const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let i = 0, x = 1; i < 255; i++) {
  EXP[i] = EXP[i + 255] = x;
  LOG[x] = i;
  x = (x << 1) ^ (x & 0x80 ? 0x11d : 0);
}

function corrections(data: readonly number[], count: number): number[] {
  let generator = [1];
  for (let i = 0; i < count; i++) {
    const next = [...generator, 0];
    generator.forEach((factor, k) => {
      if (factor) next[k + 1]! ^= EXP[LOG[factor]! + i]!;
    });
    generator = next;
  }
  const rest = [...data, ...new Array<number>(count).fill(0)];
  for (let i = 0; i < data.length; i++) {
    const lead = rest[i]!;
    if (lead) generator.forEach((factor, k) => (rest[i + k]! ^= factor ? EXP[LOG[factor]! + LOG[lead]!]! : 0));
  }
  return rest.slice(data.length);
}

function codewords(bytes: Uint8Array, version: number): number[] {
  const [extra, sizes] = BLOCKS[version - 1]!;
  const room = sizes.reduce((sum, size) => sum + size, 0);
  const bits: number[] = [];
  const put = (value: number, width: number) => {
    for (let i = width - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  put(0b0100, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, room * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const data: number[] = [];
  for (let i = 0; i < bits.length; i += 8) data.push(Number.parseInt(bits.slice(i, i + 8).join(""), 2));
  for (let i = 0; data.length < room; i++) data.push(i % 2 ? 0x11 : 0xec);

  const blocks: number[][] = [];
  let start = 0;
  for (const size of sizes) {
    blocks.push(data.slice(start, start + size));
    start += size;
  }
  const checks = blocks.map((block) => corrections(block, extra));
  const woven: number[] = [];
  const longest = Math.max(...sizes);
  for (let i = 0; i < longest; i++) for (const block of blocks) if (i < block.length) woven.push(block[i]!);
  for (let i = 0; i < extra; i++) for (const check of checks) woven.push(check[i]!);
  return woven;
}

/** Bits with their remainder, as for format (width 10) and version (width 12) information. */
function protectedBits(value: number, generator: number, width: number): number {
  let rest = value << width;
  for (let bit = 31 - Math.clz32(rest); bit >= width; bit--) {
    if ((rest >> bit) & 1) rest ^= generator << (bit - width);
  }
  return (value << width) | rest;
}

/** The modules of a code, row by row; true is dark. Throws RangeError for a text that is too long. */
export function qr(text: string): boolean[][] {
  const bytes = new TextEncoder().encode(text);
  const version = 1 + BLOCKS.findIndex(([, sizes], i) => bytes.length + (i < 9 ? 2 : 3) <= sizes.reduce((a, b) => a + b, 0));
  if (version === 0) throw new RangeError("too long for a QR code");
  const size = 17 + 4 * version;
  const dark = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  const fixed = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  const set = (row: number, column: number, on: boolean) => {
    if (row < 0 || column < 0 || row >= size || column >= size) return;
    dark[row]![column] = on;
    fixed[row]![column] = true;
  };

  for (let i = 0; i < size; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  for (const [top, left] of [[0, 0], [0, size - 7], [size - 7, 0]] as const) {
    for (let r = -1; r <= 7; r++) {
      for (let c = -1; c <= 7; c++) {
        const ring = Math.max(Math.abs(r - 3), Math.abs(c - 3));
        set(top + r, left + c, ring !== 2 && ring !== 4);
      }
    }
  }
  const centres = ALIGNMENT[version - 1]!;
  const last = centres.length - 1;
  centres.forEach((row, i) =>
    centres.forEach((column, k) => {
      if ((i === 0 && (k === 0 || k === last)) || (i === last && k === 0)) return;
      for (let r = -2; r <= 2; r++) {
        for (let c = -2; c <= 2; c++) set(row + r, column + c, Math.max(Math.abs(r), Math.abs(c)) !== 1);
      }
    }),
  );
  const format = (mask: number) => {
    const bits = protectedBits((LEVEL_L << 3) | mask, 0x537, 10) ^ 0x5412;
    for (let i = 0; i < 15; i++) {
      const on = ((bits >> i) & 1) === 1;
      const down = i < 6 ? i : i < 8 ? i + 1 : size - 15 + i;
      const across = i < 8 ? size - 1 - i : i === 8 ? 7 : 14 - i;
      set(down, 8, on);
      set(8, across, on);
    }
    set(size - 8, 8, true);
  };
  format(0);
  if (version >= 7) {
    const bits = protectedBits(version, 0x1f25, 12);
    for (let i = 0; i < 18; i++) {
      const on = ((bits >> i) & 1) === 1;
      const far = size - 11 + (i % 3);
      set(Math.floor(i / 3), far, on);
      set(far, Math.floor(i / 3), on);
    }
  }

  const stream = codewords(bytes, version).flatMap((word) => [7, 6, 5, 4, 3, 2, 1, 0].map((bit) => ((word >> bit) & 1) === 1));
  let next = 0;
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right--;
    for (let step = 0; step < size; step++) {
      const row = up ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        if (!fixed[row]![column]) dark[row]![column] = stream[next++] ?? false;
      }
    }
  }

  let best: boolean[][] = dark;
  let least = Number.POSITIVE_INFINITY;
  MASKS.forEach((masked, mask) => {
    format(mask);
    const tried = dark.map((line, r) => line.map((on, c) => (fixed[r]![c] ? on : on !== masked(r, c))));
    const score = penalty(tried);
    if (score < least) [least, best] = [score, tried];
  });
  return best;
}

/** How hard a code would be to read, by the four counts of the standard. */
function penalty(code: readonly boolean[][]): number {
  const size = code.length;
  const lines = [...code, ...code.map((_, c) => code.map((line) => line[c]!))];
  let score = 0;
  for (const line of lines) {
    let run = 1;
    for (let i = 1; i <= size; i++) {
      if (i < size && line[i] === line[i - 1]) run++;
      else {
        if (run >= 5) score += run - 2;
        run = 1;
      }
    }
    const text = line.map((on) => (on ? "1" : "0")).join("");
    for (const pattern of ["10111010000", "00001011101"]) {
      for (let at = text.indexOf(pattern); at >= 0; at = text.indexOf(pattern, at + 1)) score += 40;
    }
  }
  let count = 0;
  for (let r = 0; r < size; r++) {
    for (let c = 0; c < size; c++) {
      const on = code[r]![c]!;
      if (on) count++;
      if (r && c && code[r - 1]![c] === on && code[r]![c - 1] === on && code[r - 1]![c - 1] === on) score += 3;
    }
  }
  return score + 10 * Math.floor(Math.abs((count * 20) / (size * size) - 10));
}
