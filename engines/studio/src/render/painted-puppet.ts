// A painted presenter as a puppet: mouth and eyes are painted once for each pose that occurs, then only copied.
import type { Box, FacePose, PaintedStill } from '../puppet.ts';
import { pictureBytes, writePlanes } from './planes.ts';
import type { Puppet } from './puppet.ts';
import type { Stage } from './stage.ts';

/** Members of a pose are rounded to steps, fine where the eye sees it, since every new pose costs a painting. */
const STEPS = { open: 1 / 16, smile: 1 / 4, blink: 1 / 7, gazeX: 1 / 8, gazeY: 1 / 4 } as const;
/** Of lips, one painting also serves what is so near to it. */
const LIPS_REACH = { wide: 0.2, round: 0.2, press: 0.3, tuck: 0.3, teeth: 0.4, tongue: 0.4 } as const;

interface Painting {
  pose: FacePose;
  planes: Uint8Array;
}

/** Copies the three planes of a box of a picture to where they belong in it. */
const putPlanes = (planes: Uint8Array, box: Box, picture: Uint8Array, width: number, height: number): void => {
  const luma = box.width * box.height;
  putPlane(planes, 0, box.width, box.height, picture, box.y * width + box.x, width);
  const chroma = (box.y >> 1) * (width >> 1) + (box.x >> 1);
  for (const plane of [0, 1]) {
    const from = luma + plane * (luma >> 2);
    const to = width * height + plane * ((width * height) >> 2) + chroma;
    putPlane(planes, from, box.width >> 1, box.height >> 1, picture, to, width >> 1);
  }
};

const putPlane = (
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
 * Copies the painting of a pose into the texture, painting it where it is new. Answers whether the texture was changed.
 * @param steps the members that the painting shows, rounded @param reach those that it shows nearly; all others are at rest
 */
const painter = (
  stage: Stage,
  { box, paint, rest }: { box: Box; paint: (pose: FacePose) => Uint8ClampedArray; rest: FacePose },
  steps: readonly (keyof typeof STEPS)[],
  reach: Readonly<Partial<Record<keyof FacePose, number>>> = {},
) => {
  const texture = stage.bytesOf(stage.texture);
  const paintings = new Map<string, Painting[]>();
  const reached = Object.entries(reach) as [keyof FacePose, number][];
  let shown: Painting | undefined;

  return (pose: FacePose, covered = false): boolean => {
    const wanted = { ...rest };
    for (const member of steps) wanted[member] = Math.round(pose[member] / STEPS[member]) * STEPS[member];
    for (const [member] of reached) wanted[member] = pose[member];
    const name = steps.map((member) => wanted[member]).join(' ');
    const alike = paintings.get(name) ?? [];
    paintings.set(name, alike);
    const near = (painting: Painting): boolean =>
      reached.every(([member, most]) => Math.abs(painting.pose[member] - wanted[member]) <= most);
    let painting = shown && alike.includes(shown) && near(shown) ? shown : alike.find(near);
    if (painting === shown && painting && !covered) return false;
    if (painting === undefined) {
      painting = { pose: wanted, planes: new Uint8Array(pictureBytes(box.width, box.height)) };
      writePlanes(paint(wanted), box.width, box.height, painting.planes);
      alike.push(painting);
    }
    shown = painting;
    putPlanes(painting.planes, box, texture, stage.width, stage.height);
    return true;
  };
};

export const paintedPuppet = (stage: Stage, still: PaintedStill, rest: FacePose): Puppet => {
  const jaw = { box: still.jawBox, paint: still.paintJaw, rest };
  const showJaw = painter(stage, jaw, ['open', 'smile']);
  const lips = { box: still.lipsBox, paint: still.paintLips, rest };
  const showLips = painter(stage, lips, ['open', 'smile'], LIPS_REACH);
  const eyes = { box: still.eyesBox, paint: still.paintEyes, rest };
  const showEyes = painter(stage, eyes, ['blink', 'gazeX', 'gazeY']);
  const { eyesBox } = still;
  return {
    anatomy: still.anatomy,
    ...(still.precipitation && { precipitation: still.precipitation }),
    ...(still.leaves && { leaves: still.leaves }),
    // The brows are moved by the head's motion: they need no painting of their own.
    brows: { y: eyesBox.y + eyesBox.height * 0.38, reach: eyesBox.height * 0.3 },
    boxes: [still.jawBox, eyesBox],
    pose: (pose) => {
      const covered = showJaw(pose);
      showLips(pose, covered);
      // As eyes do, these turn to the middle under moving lids, which also saves most paintings.
      const lidsMove = pose.blink >= STEPS.blink / 2;
      showEyes(lidsMove ? { ...pose, gazeX: Math.round(pose.gazeX), gazeY: Math.round(pose.gazeY) } : pose);
    },
  };
};
