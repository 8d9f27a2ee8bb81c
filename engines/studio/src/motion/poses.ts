// The face shape of each viseme, and its dominance over neighbouring sounds.
import type { FacePose } from '../face-animation.ts';
import type { Viseme } from '../visemes.ts';

export const REST: FacePose = {
  open: 0,
  wide: 0,
  round: 0,
  press: 0,
  tuck: 0,
  teeth: 0,
  tongue: 0,
  smile: 0,
  talk: 0,
  blink: 0,
  gazeX: 0,
  gazeY: 0,
  browLift: 0,
};

export interface VisemeShape {
  /** Without `wide` and `round`, neighbouring sounds decide the mouth corners. */
  mouth: Partial<FacePose>;
  /** Weight against neighbouring sounds: essential shapes (lips of M, F, OO) win over flexible ones (K, N). */
  dominance: number;
}

export const VISEME_SHAPES: Record<Viseme, VisemeShape> = {
  rest: { mouth: { wide: 0 }, dominance: 0.7 },
  MBP: { mouth: { press: 1 }, dominance: 1.2 },
  FV: { mouth: { open: 0.1, wide: 0.1, teeth: 1, tuck: 1 }, dominance: 2 },
  TH: { mouth: { open: 0.28, wide: 0.15, teeth: 1, tongue: 1 }, dominance: 0.9 },
  LDN: { mouth: { open: 0.24, wide: 0.2, teeth: 0.9, tongue: 0.6 }, dominance: 0.5 },
  SZ: { mouth: { open: 0.14, wide: 0.45, teeth: 1 }, dominance: 1 },
  CHSH: { mouth: { open: 0.2, round: 0.5, teeth: 1 }, dominance: 1.2 },
  KG: { mouth: { open: 0.22, teeth: 0.5, tongue: 0.2 }, dominance: 0.4 },
  RR: { mouth: { open: 0.34, round: 0.4, teeth: 0.5, tongue: 0.3 }, dominance: 0.8 },
  EE: { mouth: { open: 0.42, wide: 0.85, teeth: 1, tongue: 0.2 }, dominance: 1 },
  IH: { mouth: { open: 0.46, wide: 0.5, teeth: 0.9, tongue: 0.3 }, dominance: 0.9 },
  EH: { mouth: { open: 0.58, wide: 0.4, teeth: 1, tongue: 0.5 }, dominance: 1 },
  AA: { mouth: { open: 0.82, wide: 0.1, teeth: 0.8, tongue: 0.6 }, dominance: 1.1 },
  AH: { mouth: { open: 0.58, wide: 0.1, teeth: 0.8, tongue: 0.5 }, dominance: 1 },
  OH: { mouth: { open: 0.54, round: 0.6, teeth: 0.3, tongue: 0.3 }, dominance: 1.1 },
  OO: { mouth: { open: 0.34, round: 0.9 }, dominance: 1.3 },
  WW: { mouth: { open: 0.28, round: 1 }, dominance: 1.3 },
};
