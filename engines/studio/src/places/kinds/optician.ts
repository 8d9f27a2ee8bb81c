// An optician's shop: lit shelves of frames, an eye chart, and a mirror on a counter.
import { blend, type Rgb } from '../../paint/colour.ts';
import {
  addPointLight,
  ball,
  block,
  card,
  paintedMaterial,
  panel,
  post,
  type SceneBuild,
  texturedMaterial,
} from '../kit/build.ts';
import { tubeLight } from '../kit/daylight.ts';
import { black, counter, oak, steel, wood } from '../kit/furniture.ts';
import { type Furnish, interior, woodFloor } from '../kit/interior.ts';
import { drawTexture } from '../kit/textures.ts';

const white: Rgb = [250, 249, 245];
const tones: readonly Rgb[] = [
  [36, 34, 40],
  [140, 74, 40],
  [196, 48, 52],
  [40, 92, 160],
  [188, 140, 60],
  [44, 124, 108],
];

export const optician = (build: SceneBuild): void => {
  const back = 5.2;
  interior(
    build,
    {
      back,
      height: 2.9,
      end: ['plaster', 'accent', 'panelling'],
      floor: woodFloor(build, [206, 172, 130], 0.18),
      daylight: ['side', 'unseen'],
      lamps: ['downlights', 'trackLights'],
      outside: 'city',
    },
    ({ left, right }) => {
      const [one, other] = build.random.chance(0.5) ? [left, right] : [right, left];
      frames(build, one, back, 0.75, 5);
      chart(build, other, 1.45, back - 0.04);
      fitting(build, other, back);
    },
  );
  build.world.exposure = 0.98;
};

/** Shelves with light behind them, on each a row of glasses. */
const frames = (build: SceneBuild, x: number, back: number, from: number, rows: number): void => {
  const { random } = build;
  const [wide, high, z] = [1.36, 0.37, back - 0.16];
  block(build, [x, from - 0.1, back - 0.04], [wide + 0.12, rows * high + 0.16, 0.06], wood(build, oak));
  card(build, x, from, back - 0.08, wide, rows * high, paintedMaterial([255, 252, 244], { emission: 0.32 }));
  for (let row = 0; row < rows; row++) {
    const y = from + row * high;
    block(build, [x, y - 0.03, z], [wide, 0.03, 0.24], wood(build, oak), undefined, false);
    for (let i = 0; i < 3; i++) glasses(build, x + (i - 1) * 0.44, y + 0.13, z - 0.08, 0.38, random.pick(tones));
  }
  addPointLight(build, [x, 2.2, back - 1], tubeLight, 0.4);
};

/** A pair of glasses from the front. */
const glasses = (build: SceneBuild, x: number, y: number, z: number, wide: number, tone: Rgb): void =>
  card(build, x, y - wide * 0.2, z, wide, wide * 0.4, texturedMaterial(pair(tone, build.random.chance(0.5))));

const pair = (tone: Rgb, isRound: boolean) =>
  drawTexture(100, 40, (context) => {
    context.strokeStyle = `rgb(${tone.join(',')})`;
    context.lineWidth = 7.5;
    context.fillStyle = 'rgba(176,208,224,0.55)';
    for (const middle of [25, 75]) {
      context.beginPath();
      if (isRound) context.arc(middle, 20, 16, 0, 7);
      else context.roundRect(middle - 19, 7, 38, 26, 9);
      context.fill();
      context.stroke();
    }
    context.beginPath();
    context.arc(50, 18, 8, Math.PI, 0);
    context.stroke();
    context.fillStyle = context.strokeStyle;
    for (const left of [0, 93]) context.fillRect(left, 11, 7, 6);
  });

/** Letters in shrinking rows on a lit panel. */
const chart = (build: SceneBuild, x: number, y: number, z: number): void => {
  const [wide, tall] = [0.92, 1.2];
  block(build, [x, y - 0.04, z], [wide + 0.08, tall + 0.08, 0.04], paintedMaterial(black));
  card(build, x, y, z - 0.03, wide, tall, texturedMaterial(letters, undefined, { emission: 0.25 }));
};

/**
 * Letters that are the same in a mirrored place, as bars on a grid of five by five: left, top, width, height. A font might be
 * another on another machine.
 */
const strokes: Readonly<Record<string, readonly (readonly [number, number, number, number])[]>> = {
  H: [
    [0, 0, 1, 5],
    [4, 0, 1, 5],
    [0, 2, 5, 1],
  ],
  O: [
    [0, 0, 1, 5],
    [4, 0, 1, 5],
    [0, 0, 5, 1],
    [0, 4, 5, 1],
  ],
  T: [
    [0, 0, 5, 1],
    [2, 0, 1, 5],
  ],
  U: [
    [0, 0, 1, 5],
    [4, 0, 1, 5],
    [0, 4, 5, 1],
  ],
};

const letters = drawTexture(184, 240, (context) => {
  context.fillStyle = 'rgb(254,253,248)';
  context.fillRect(0, 0, 184, 240);
  context.fillStyle = 'rgb(24,24,28)';
  let y = 14;
  for (const [row, size] of [
    ['T', 60],
    ['HO', 44],
    ['UTH', 32],
    ['OHTU', 22],
  ] as const) {
    for (const [i, letter] of [...row].entries()) {
      const x = 92 + (i - row.length / 2) * size * 1.35 + size * 0.175;
      for (const [left, top, wide, tall] of strokes[letter]!)
        context.fillRect(x + (left * size) / 5, y + (top * size) / 5, (wide * size) / 5, (tall * size) / 5);
    }
    y += size * 1.3;
  }
});

/** A counter with frames on stands and an oval mirror. */
const fitting: Furnish = (build, x, back) => {
  const { accent, random } = build;
  const [at, top, z] = [x * 0.94, 0.98, back - 0.7];
  counter(build, at, z, 1.5, 0.5, paintedMaterial(accent), paintedMaterial(white), top);
  const outer = Math.sign(x);
  const mirror = at + outer * 0.36;
  post(build, [mirror, top, z], 0.08, 0.09, paintedMaterial(steel), 0.02, false);
  ball(build, [mirror, top + 0.3, z - 0.02], [0.21, 0.26, 0.02], paintedMaterial(steel), false);
  ball(
    build,
    [mirror, top + 0.3, z - 0.06],
    [0.175, 0.225, 0.01],
    paintedMaterial([136, 178, 198], { gloss: 0.4, emission: 0.15 }),
    false,
  );
  panel(
    build,
    [mirror - 0.02, top + 0.48, z - 0.08],
    [0.08, 0, 0],
    [-0.1, -0.34, 0],
    paintedMaterial(blend([136, 178, 198], white, 0.7), { emission: 0.2 }),
  );
  for (const dx of [-0.1, -0.5]) {
    post(build, [at + outer * dx, top, z - 0.1], 0.14, 0.02, paintedMaterial(steel), 0.02, false);
    glasses(build, at + outer * dx, top + 0.18, z - 0.14, 0.36, random.pick(tones));
  }
};
