// What the frame loop animates, and what a painted presenter must offer to become it. All lengths are pixels of the frame.

/** A mouth and eye pose. All members 0 to 1 unless said otherwise; the rest pose is all zero. */
export interface FacePose {
  /** Jaw and lips apart; speech peaks near 0.75. */
  open: number;
  /** Mouth corners drawn out (EE); negative: drawn in, down to −1. */
  wide: number;
  /** Lips rounded and forward (OH, OO). */
  round: number;
  /** Lips pressed shut (M, B, P). */
  press: number;
  /** Lower lip under the upper teeth (F, V). */
  tuck: number;
  teeth: number;
  tongue: number;
  smile: number;
  /** 1 is shut. */
  blink: number;
  /** −1 to 1, viewer's right and down positive. */
  gazeX: number;
  gazeY: number;
  /** −1 to 1. */
  browLift: number;
}

export interface Box {
  /** Even numbers all, so that chroma planes need no rounding. */
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where the head is, for the head-motion field. */
export interface FaceAnatomy {
  faceX: number;
  faceHalfWidth: number;
  foreheadY: number;
  chinY: number;
  /** About which the head rolls. */
  neckY: number;
  /** How loosely what is seen hangs from the head: long hair, earrings. Missing: nothing that is known of. */
  loose?: CoarseField;
}

/** How much there is of something, 0 to 255: a value for each square of `coarse` pixels of the frame, row by row. */
export interface CoarseField {
  coarse: number;
  width: number;
  height: number;
  values: Uint8Array;
}

/** Rain or snow behind a presenter; `visibility` limits it to windows and the area beside the presenter. */
export interface Precipitation {
  kind: 'rain' | 'snow';
  visibility?: CoarseField;
  /** Outside a room's windows: far away and out of focus. */
  outside?: true;
}

/** A presenter painted at one frame size: the whole still once, mouth and eyes anew for each pose. */
export interface PaintedStill {
  width: number;
  height: number;
  /** RGBA, opaque, the rest pose: place, body, head, everything but captions. */
  rgba: Uint8ClampedArray;
  anatomy: FaceAnatomy;
  /** Missing: fair weather, or a roof. */
  precipitation?: Precipitation;
  /** Leaves beside them that a breath of air moves; missing: there are none. */
  leaves?: CoarseField;
  /** The regions that change with the pose: the lips lie within the jaw's region, the eyes above it. */
  jawBox: Box;
  lipsBox: Box;
  eyesBox: Box;
  /**
   * RGBA of exactly one region for the pose, opaque and seamless with the still around it. The jaw, of which only `open`
   * and `smile` move, is without lips; the lips are painted over it with their part of the jaw in the same pose.
   */
  paintJaw(pose: FacePose): Uint8ClampedArray;
  paintLips(pose: FacePose): Uint8ClampedArray;
  paintEyes(pose: FacePose): Uint8ClampedArray;
}
