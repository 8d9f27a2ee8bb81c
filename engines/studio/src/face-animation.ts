// Types of face animation: poses, anatomy, coarse fields and painted stills. All lengths are pixels of the frame.

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
  /** Speaking: the lips of a resting smile that shows teeth come together. */
  talk: number;
  /** 1 is shut. */
  blink: number;
  /** −1 to 1, viewer's right and down positive. */
  gazeX: number;
  gazeY: number;
  /** −1 to 1. */
  browLift: number;
}

export interface Box {
  /** All four are even, so that chroma planes need no rounding. */
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The head's position, for the head-motion field. */
export interface FaceAnatomy {
  faceX: number;
  faceHalfWidth: number;
  foreheadY: number;
  chinY: number;
  /** The height about which the head rolls. */
  neckY: number;
  /** How loosely each part hangs from the head: long hair, earrings. Missing: nothing hangs. */
  loose?: CoarseField;
}

/** A map at reduced resolution, 0 to 255: one value for each square of `coarse` pixels of the frame, row by row. */
export interface CoarseField {
  coarse: number;
  width: number;
  height: number;
  values: Uint8Array;
}

/**
 * Rain or snow behind a presenter, and where it is visible: everywhere, or only in windows and beside the presenter.
 */
export interface Precipitation {
  kind: 'rain' | 'snow';
  visibility?: CoarseField;
  /** Seen through a window: far away and out of focus. */
  outside?: true;
}

/** A presenter painted at one frame size: the whole still once, mouth and eyes again for each pose. */
export interface PaintedStill {
  width: number;
  height: number;
  /** RGBA, opaque, in the rest pose: place, body and head, without captions. */
  rgba: Uint8ClampedArray;
  anatomy: FaceAnatomy;
  /** Missing: no rain or snow. */
  precipitation?: Precipitation;
  /** Leaves beside the presenter that move in a light wind. Missing: none. */
  leaves?: CoarseField;
  /** The regions that change with the pose. The lips lie within the jaw's region, the eyes above it. */
  jawBox: Box;
  lipsBox: Box;
  eyesBox: Box;
  /**
   * Return RGBA of exactly one region in a pose, opaque and seamless with the still around it. The jaw, which depends
   * only on `open` and `smile`, has no lips; the lips are painted over it together with their part of the jaw in the
   * same pose.
   */
  paintJaw(pose: FacePose): Uint8ClampedArray;
  paintLips(pose: FacePose): Uint8ClampedArray;
  paintEyes(pose: FacePose): Uint8ClampedArray;
  /** The distance of the lips in a pose, as a fraction of the distance between the outer corners of the eyes. */
  lipsApart(pose: FacePose): number;
}
