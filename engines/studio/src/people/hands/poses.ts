// How hands are held: bends of the digits, and the side from which they are seen.

type Bends = readonly [knuckle: number, middle: number, end: number];

/** Angles in radians. */
export interface Pose {
  /** Bends of the joints of each finger, from the index on. */
  readonly bends: readonly [Bends, Bends, Bends, Bends];
  /** Factor on the angles between the fingers. */
  readonly spread: number;
  /** Turn about the hand's length: 0 shows its back, a quarter turn its thumb, half a turn its palm. */
  readonly roll: number;
  /** Turn of the fingers towards the viewer. */
  readonly pitch: number;
  readonly thumb: {
    /** Angle off the fingers, and below the palm. */
    readonly out: number;
    readonly down: number;
    /** Direction of the nail: 0 is away from the fingers, a quarter turn that of the hand's back. */
    readonly twist: number;
    readonly bend: readonly [middle: number, end: number];
  };
  /** Whether the thumb is hidden by what the hand holds or lies on. */
  readonly hidesThumb?: true;
  /** Whether it is bent at the wrist: the forearm covers less of it. */
  readonly isBent?: true;
  /** Factor on the hand's size: flat and before the chest, it looks larger than it is. Missing: 1. */
  readonly size?: number;
}

/** Four fingers that bend alike, each a little more than its neighbour nearer to the thumb. */
const together = (knuckle: number, middle: number, end: number, more = 0.06): Pose['bends'] => {
  const bends = (i: number): Bends => [knuckle + i * more, middle + i * more, end + i * more * 0.5];
  return [bends(0), bends(1), bends(2), bends(3)];
};

const besideFingers: Pose['thumb'] = { out: 0.62, down: 0.18, twist: 0.85, bend: [0.22, 0.2] };

const over: Pose = {
  bends: together(0.24, 0.42, 0.3, 0.04),
  spread: 0.6,
  roll: 0.12,
  pitch: 0.12,
  thumb: { ...besideFingers, out: 0.5 },
};

export const poses = {
  /** Hanging, seen from its thumb's side. */
  relaxed: {
    bends: together(0.3, 0.42, 0.25, 0.08),
    spread: 0.6,
    roll: 1.05,
    pitch: 0.05,
    thumb: { out: 0.42, down: 0.42, twist: 0.5, bend: [0.12, 0.12] },
  },
  /** Flat on the chest. */
  flat: {
    bends: together(0.16, 0.32, 0.24, 0.03),
    spread: 0.45,
    roll: 0.22,
    pitch: 0,
    thumb: { ...besideFingers, out: 0.56 },
    size: 0.88,
  },
  /** Its palm turned up, as if it showed something. */
  open: {
    bends: [
      [0.04, 0.2, 0.14],
      [0.2, 0.26, 0.18],
      [0.32, 0.34, 0.22],
      [0.3, 0.46, 0.28],
    ],
    spread: 3,
    roll: Math.PI + 0.3,
    pitch: 0.2,
    thumb: { out: 0.78, down: 0.3, twist: 0.6, bend: [0.16, 0.2] },
    isBent: true,
  },
  /** On the hip, behind the body. */
  hip: {
    ...over,
    bends: together(0.18, 0.34, 0.3, 0.05),
    spread: 0.9,
    roll: 0.1,
    pitch: 0.4,
    hidesThumb: true,
    size: 0.9,
  },
  /** Over the other hand. */
  over,
  /** Under the other hand, which hides its fingers. */
  under: { ...over, bends: together(0.8, 1, 0.6, 0.05), roll: -0.1, thumb: { ...besideFingers, out: 0.3 } },
  /** On the other arm, its fingers around that arm. */
  around: {
    ...over,
    bends: together(0.12, 0.36, 0.6, 0.04),
    spread: 0.5,
    roll: 0.05,
    thumb: { ...besideFingers, out: 0.26, down: 0.3 },
  },
  /** Under the rim of a board, its thumb on it. */
  tray: {
    ...over,
    bends: together(0.1, 0.4, 0.3, 0.05),
    isBent: true,
    thumb: { out: 0.5, down: -0.3, twist: 0.9, bend: [0.2, 0.2] },
  },
  /** Around a thin handle, its thumb above the fingers. */
  fist: {
    bends: together(0.44, 1.24, 1, 0.04),
    isBent: true,
    spread: 0.3,
    roll: -0.24,
    pitch: 0.84,
    thumb: { out: 0.7, down: 0, twist: 0.9, bend: [0.3, 0.3] },
  },
  /** Around a cup or the stems of flowers, its thumb behind them. */
  grip: {
    ...over,
    bends: together(0.4, 0.75, 0.6, 0.03),
    spread: 0.45,
    roll: -0.34,
    pitch: 0.75,
    hidesThumb: true,
    isBent: true,
  },
} as const satisfies Record<string, Pose>;

export type HandPose = keyof typeof poses;
