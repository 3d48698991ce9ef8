/** The shape of each seat's sign, 32 by 32: the same in lists and on boards, beside a colour and a letter. */

const SHAPES: readonly string[] = [
  "M16 3a13 13 0 1 1 0 26 13 13 0 0 1 0-26z",
  "M6 4h20a2 2 0 0 1 2 2v20a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z",
  "M16 2 30.5 28h-29z",
  "M16 1.5 30.5 16 16 30.5 1.5 16z",
  "M9 3.5h14L30.5 16 23 28.5H9L1.5 16z",
  "M16 2 30.5 12.5 25 29.5H7L1.5 12.5z",
  "M10 2.5h12v7.5h7.5v12H22v7.5H10V22H2.5V10H10z",
  "M16 30C6 25 3 18 3 5c5 0 9-1 13-3.5C20 4 24 5 29 5c0 13-3 20-13 25z",
  "M8 3.5h23l-7 25H1z",
];

/** Which of the nine colours and shapes a seat has. */
export const seatNumber = (seat: string) => Math.max(0, seat.charCodeAt(0) - 65) % SHAPES.length;

export const seatShape = (seat: string) => SHAPES[seatNumber(seat)]!;

/** How much lower the letter stands: a triangle is widest at its foot. */
export const seatDrop = (seat: string) => (seatNumber(seat) === 2 ? 3 : 0);
