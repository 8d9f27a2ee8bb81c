// A painted presenter as an animation rig: mouth and eyes are painted once for each pose that occurs, then copied.
import type { Box, FacePose, PaintedStill } from '../face-animation.ts';
import type { FaceRig } from './face-rig.ts';
import type { FrameBuffers } from './frame-buffers.ts';
import { pictureBytes, writePlanes } from './planes.ts';

/** Pose members are rounded to steps, fine where it is visible, since every new pose costs a painting. */
const STEPS = { open: 1 / 16, smile: 1 / 4, talk: 1 / 3, blink: 1 / 7, gazeX: 1 / 8, gazeY: 1 / 4 } as const;
/** One painting of the lips also serves poses within this distance. */
const LIPS_TOLERANCE = { wide: 0.2, round: 0.2, press: 0.3, tuck: 0.3, teeth: 0.4, tongue: 0.4 } as const;
/** Within this distance of the rest pose, lips are at rest. */
const AT_REST = 0.03;

interface Painting {
  pose: FacePose;
  planes: Uint8Array;
}

/** Copies the three planes of a box into a picture. */
const copyPlanes = (planes: Uint8Array, box: Box, picture: Uint8Array, width: number, height: number): void => {
  const luma = box.width * box.height;
  copyPlane(planes, 0, box.width, box.height, picture, box.y * width + box.x, width);
  const chroma = (box.y >> 1) * (width >> 1) + (box.x >> 1);
  for (const plane of [0, 1]) {
    const from = luma + plane * (luma >> 2);
    const to = width * height + plane * ((width * height) >> 2) + chroma;
    copyPlane(planes, from, box.width >> 1, box.height >> 1, picture, to, width >> 1);
  }
};

const copyPlane = (
  from: Uint8Array,
  first: number,
  width: number,
  height: number,
  to: Uint8Array,
  at: number,
  stride: number,
): void => {
  for (let row = 0; row < height; row++, first += width, at += stride) {
    to.set(from.subarray(first, first + width), at);
  }
};

/**
 * Copies the painting of a pose into the texture, and paints it first if it is new. Returns what is shown, and whether the
 * texture changed.
 * @param steps members that are rounded to their steps @param tolerance members that may differ by this much; all
 * others are at rest
 */
const painter = (
  buffers: FrameBuffers,
  { box, paint, rest }: { box: Box; paint: (pose: FacePose) => Uint8ClampedArray; rest: FacePose },
  steps: readonly (keyof typeof STEPS)[],
  tolerance: Readonly<Partial<Record<keyof FacePose, number>>> = {},
) => {
  const texture = buffers.bytesOf(buffers.texture);
  const paintings = new Map<string, Painting[]>();
  const tolerated = Object.entries(tolerance) as [keyof FacePose, number][];
  let shown: Painting | undefined;

  return (pose: FacePose, repaint = false): { shown: FacePose; changed: boolean } => {
    const target = { ...rest };
    for (const member of steps) target[member] = Math.round(pose[member] / STEPS[member]) * STEPS[member];
    for (const [member] of tolerated) target[member] = pose[member];
    // The mouth at rest is painted exactly: of a neighbouring pose it would keep half of a sound.
    const isAtRest = tolerated.every(([member]) => Math.abs(target[member] - rest[member]) < AT_REST);
    if (isAtRest) for (const [member] of tolerated) target[member] = rest[member];
    const name = `${steps.map((member) => target[member]).join(' ')} ${isAtRest}`;
    const candidates = paintings.get(name) ?? [];
    paintings.set(name, candidates);
    const isClose = (painting: Painting): boolean =>
      tolerated.every(([member, limit]) => Math.abs(painting.pose[member] - target[member]) <= limit);
    let painting = shown && candidates.includes(shown) && isClose(shown) ? shown : candidates.find(isClose);
    if (painting === shown && painting && !repaint) return { shown: painting.pose, changed: false };
    if (painting === undefined) {
      painting = { pose: target, planes: new Uint8Array(pictureBytes(box.width, box.height)) };
      writePlanes(paint(target), box.width, box.height, painting.planes);
      candidates.push(painting);
    }
    shown = painting;
    copyPlanes(painting.planes, box, texture, buffers.width, buffers.height);
    return { shown: painting.pose, changed: true };
  };
};

export const createPaintedRig = (buffers: FrameBuffers, still: PaintedStill, rest: FacePose): FaceRig => {
  const jaw = { box: still.jawBox, paint: still.paintJaw, rest };
  const showJaw = painter(buffers, jaw, ['open', 'smile']);
  const lips = { box: still.lipsBox, paint: still.paintLips, rest };
  const showLips = painter(buffers, lips, ['open', 'smile', 'talk'], LIPS_TOLERANCE);
  const eyes = { box: still.eyesBox, paint: still.paintEyes, rest };
  const showEyes = painter(buffers, eyes, ['blink', 'gazeX', 'gazeY']);
  const { eyesBox } = still;
  return {
    anatomy: still.anatomy,
    ...(still.precipitation && { precipitation: still.precipitation }),
    ...(still.leaves && { leaves: still.leaves }),
    // The head's motion moves the brows: they need no painting of their own.
    brows: { y: eyesBox.y + eyesBox.height * 0.38, reach: eyesBox.height * 0.3 },
    boxes: [still.jawBox, eyesBox],
    pose: (pose) => {
      const { changed } = showJaw(pose);
      const { shown } = showLips(pose, changed);
      // Eyes turn to the middle under moving lids, which also saves most paintings.
      const lidsMove = pose.blink >= STEPS.blink / 2;
      showEyes(lidsMove ? { ...pose, gazeX: Math.round(pose.gazeX), gazeY: Math.round(pose.gazeY) } : pose);
      return still.lipsApart(shown);
    },
  };
};
