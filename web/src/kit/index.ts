/** The kit for boards: everything that more than one game's board needs. docs/boards.md tells how to use it. */

import "./kit.css";

export * from "./cards";
export * from "./dice";
export * from "./facts";
export * from "./geometry";
export * from "./grid";
export * from "./knowledge";
export * from "./pawns";
export * from "./prose";
export * from "./rooms";
export * from "./signs";
export * from "./stage";
export * from "./strip";
export * from "./tales";
export { type Board as ThingsOfBoard, Thing, type Things, type ThingsWish, useThing, useThings } from "./things";
export * from "./track";
export { ARROWS, nextIn } from "./walking";
export * from "./ways";
export { fit } from "../parts/lines";
export { useFolded } from "../parts/folded";
export { useSize } from "../parts/measure";
