// A painted presenter as a puppet: mouth and eyes are painted once for each pose that occurs, then only copied.
import type { Box, FacePose, PaintedStill } from '../puppet.ts';
import { pictureBytes, writePlanes } from './planes.ts';
import type { Puppet } from './puppet.ts';
import type { Stage } from './stage.ts';

/** Steps of each member of a pose: fine where the eye sees it, coarse elsewhere, since every new pose costs a painting. */
const JAW_STEPS = { open: 16, smile: 4 } as const;
const LIPS_STEPS = { ...JAW_STEPS, wide: 5, round: 5, press: 2, tuck: 2, teeth: 2, tongue: 2 } as const;
const EYE_STEPS = { blink: 7, gazeX: 4, gazeY: 2 } as const;

const stepped = (
  pose: FacePose,
  steps: Readonly<Partial<Record<keyof FacePose, number>>>,
  rest: FacePose,
): FacePose => {
  const coarse = { ...rest };
  for (const [member, count] of Object.entries(steps) as [keyof FacePose, number][]) {
    coarse[member] = Math.round(pose[member] * count) / count;
  }
  return coarse;
};

/** Copies the painting of a pose into the texture, painting it where it is new. Answers whether the texture was changed. */
const painter = (stage: Stage, box: Box, paint: (pose: FacePose) => Uint8ClampedArray) => {
  const { width, height } = stage;
  const texture = stage.bytesOf(stage.texture);
  const paintings = new Map<string, Uint8Array>();
  let shown = '';

  const copy = (planes: Uint8Array): void => {
    let from = 0;
    for (const [start, sub] of [
      [0, 1],
      [width * height, 2],
      [(width * height * 5) >> 2, 2],
    ] as const) {
      const [w, h, stride] = [box.width / sub, box.height / sub, width / sub];
      for (let row = 0; row < h; row++, from += w) {
        texture.set(planes.subarray(from, from + w), start + (box.y / sub + row) * stride + box.x / sub);
      }
    }
  };

  return (pose: FacePose, covered = false): boolean => {
    const name = Object.values(pose).join(' ');
    if (name === shown && !covered) {
      return false;
    }
    shown = name;
    let planes = paintings.get(name);
    if (planes === undefined) {
      planes = new Uint8Array(pictureBytes(box.width, box.height));
      writePlanes(paint(pose), box.width, box.height, planes);
      paintings.set(name, planes);
    }
    copy(planes);
    return true;
  };
};

export const paintedPuppet = (stage: Stage, still: PaintedStill, rest: FacePose): Puppet => {
  const showJaw = painter(stage, still.jawBox, still.paintJaw);
  const showLips = painter(stage, still.lipsBox, still.paintLips);
  const showEyes = painter(stage, still.eyesBox, still.paintEyes);
  const { eyesBox } = still;
  return {
    anatomy: still.anatomy,
    ...(still.falling && { falling: still.falling }),
    // The brows are moved by the head's motion: they need no painting of their own.
    brows: { y: eyesBox.y + eyesBox.height * 0.38, reach: eyesBox.height * 0.3 },
    boxes: [still.jawBox, eyesBox],
    pose: (pose) => {
      const covered = showJaw(stepped(pose, JAW_STEPS, rest));
      showLips(stepped(pose, LIPS_STEPS, rest), covered);
      showEyes(stepped(pose, EYE_STEPS, rest));
    },
  };
};
