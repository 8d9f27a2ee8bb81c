// Places of services: laundromat, tattoo studio, barbershop, recording studio.
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
import { besidePresenter, frameX } from '../kit/frame.ts';
import { black, counter, walnut, wood } from '../kit/furniture.ts';
import { darkFrames, type Furnish, interior } from '../kit/interior.ts';
import { ceilingLight, neon } from '../kit/lamps.ts';
import { addBouncedLight, type RoomShell, shell } from '../kit/room.ts';
import { foam, microphone, monitor } from '../kit/sound.ts';
import { bottles, folded } from '../kit/stock.ts';
import { drawTexture, speckle } from '../kit/textures.ts';
import { toLinearLight } from '../world/light.ts';
import { checks } from './hearth.ts';

const [leftSide, rightSide] = besidePresenter;
const white: Rgb = [248, 248, 246];
const chrome: Rgb = [206, 212, 218];

/** A closed room as wide as the frame. */
const room = (
  build: SceneBuild,
  back: number,
  height: number,
  more: Pick<RoomShell, 'walls' | 'floor'> & Partial<RoomShell>,
): RoomShell => {
  const made: RoomShell = { left: frameX(build, -0.06, back), right: frameX(build, 1.06, back), back, height, ...more };
  shell(build, made);
  return made;
};

export const laundromat = (build: SceneBuild): void => {
  const { random, accent } = build;
  const back = 6;
  const tone = random.pick([
    [120, 200, 206],
    [250, 206, 110],
    [244, 168, 170],
    [150, 196, 236],
  ] as const);
  const made = room(build, back, 3.5, {
    walls: paintedMaterial(tone),
    floor: texturedMaterial(checks([240, 240, 238], blend(tone, [60, 76, 92], 0.5)), [1.2, 1.2], { gloss: 0.24 }),
    ceiling: paintedMaterial([240, 242, 242]),
  });
  const size = 0.98;
  for (let row = 0; row < 2; row++)
    for (let i = -4; i <= 4; i++)
      washer(
        build,
        i * size + 0.3,
        row * 1.15,
        back - 0.4,
        random.pick([[70, 96, 110], [90, 150, 190], accent, [226, 226, 230]] as const),
      );
  card(build, 0, 2.34, back - 0.76, 9, 0.1, paintedMaterial(blend(tone, [30, 60, 80], 0.5)));
  neon(build, spiral(frameX(build, leftSide, back), 2.95, 0.3), back - 0.1, [255, 92, 150]);
  neon(build, spiral(frameX(build, rightSide, back), 2.95, 0.3), back - 0.1, [80, 226, 240]);
  for (const part of [leftSide, rightSide]) basketOn(build, frameX(build, part, back - 1.6), back - 1.6);
  for (const z of [3.2, 4.8]) ceilingLight(build, 0, 3.5, z, 2.6, 0.3, 0.75);
  addBouncedLight(build, made);
};

const spiral = (x: number, y: number, radius: number) =>
  Array.from({ length: 18 }, (_, i) => {
    const angle = i * 0.75;
    return [x + Math.cos(angle) * radius * (1 - i / 24), y + Math.sin(angle) * radius * (1 - i / 24)] as const;
  });

/** A front-loading washing machine. */
const washer = (build: SceneBuild, x: number, y: number, z: number, inside: Rgb): void => {
  block(build, [x, y, z], [0.92, 1.1, 0.7], paintedMaterial(white));
  const face = z - 0.36;
  card(build, x, y + 0.9, face, 0.8, 0.13, paintedMaterial([70, 80, 92]));
  ball(build, [x + 0.28, y + 0.965, face - 0.02], 0.045, paintedMaterial([90, 230, 150], { emission: 1.6 }), false);
  ball(build, [x, y + 0.46, face], [0.36, 0.36, 0.07], paintedMaterial(chrome), false);
  ball(build, [x, y + 0.46, face - 0.04], [0.28, 0.28, 0.06], paintedMaterial(inside), false);
  ball(build, [x - 0.08, y + 0.55, face - 0.085], [0.1, 0.05, 0.02], paintedMaterial(white), false);
};

const basketOn = (build: SceneBuild, x: number, z: number): void => {
  block(build, [x, 0, z], [1.2, 0.82, 0.6], paintedMaterial([236, 238, 240]));
  folded(build, [x, 0.82, z], 0.7, 0.5);
};

export const tattooStudio = (build: SceneBuild): void => {
  const { random } = build;
  const back = 5.6;
  const tone = random.pick([
    [52, 60, 66],
    [38, 64, 66],
    [74, 46, 62],
  ] as const);
  const made = room(build, back, 3.4, {
    walls: paintedMaterial(tone),
    floor: texturedMaterial(checks([206, 206, 204], [44, 46, 50]), [1, 1], { gloss: 0.3 }),
    ceiling: paintedMaterial([40, 42, 46]),
  });
  // Sheets of designs in rows.
  for (const part of [-0.02, 0.11, 0.24, 0.72, 0.85, 0.98])
    for (const y of [1.15, 1.86, 2.57]) {
      const x = frameX(build, part, back);
      block(
        build,
        [x, y, back - 0.04],
        [0.5, 0.62, 0.04],
        paintedMaterial([20, 20, 22]),
        texturedMaterial(design(random)),
      );
    }
  const colour = random.pick([
    [255, 60, 110],
    [70, 220, 240],
    [255, 150, 50],
  ] as const);
  const heart = Array.from({ length: 25 }, (_, i) => {
    const t = (i / 24) * Math.PI * 2;
    return [
      0.021 * 16 * Math.sin(t) ** 3,
      0.021 * (13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t)),
    ] as const;
  });
  const x = frameX(build, rightSide, back - 0.3);
  neon(
    build,
    heart.map(([dx, dy]) => [x + dx, 2.9 + dy] as const),
    back - 0.3,
    colour,
  );
  treatmentChair(build, frameX(build, rightSide - 0.02, back - 1.1), back - 1.1, [30, 30, 34]);
  const sx = frameX(build, leftSide - 0.02, back - 0.8);
  block(build, [sx, 0, back - 0.8], [1, 0.92, 0.5], paintedMaterial([186, 44, 50]));
  for (let i = 0; i < 7; i++)
    post(
      build,
      [sx - 0.4 + i * 0.13, 0.92, back - 0.85],
      0.2,
      0.045,
      paintedMaterial(
        random.pick([
          [236, 70, 70],
          [60, 140, 220],
          [246, 210, 70],
          [40, 40, 44],
          [90, 190, 110],
        ] as const),
      ),
      0.03,
    );
  addPointLight(build, [0, 3, 3.6], tubeLight, 2.6);
  for (const part of [leftSide, rightSide]) addPointLight(build, [frameX(build, part, 4.4), 2.9, 4.4], tubeLight, 2.2);
  addBouncedLight(build, made);
  build.world.exposure = 0.62;
};

/** A bold drawing on paper: a rose, an anchor, an eye or a dagger as strong shapes. */
const design = (random: SceneBuild['random']) =>
  drawTexture(50, 62, (context) => {
    context.fillStyle = 'rgb(244,234,212)';
    context.fillRect(3, 3, 44, 56);
    context.lineWidth = 3.4;
    context.strokeStyle = 'rgb(28,26,30)';
    const form = random.pick(['rose', 'anchor', 'eye', 'dagger'] as const);
    context.beginPath();
    if (form === 'rose') {
      context.arc(25, 24, 12, 0, 7);
      context.fillStyle = 'rgb(206,44,52)';
      context.fill();
      context.moveTo(25, 36);
      context.lineTo(25, 54);
      context.moveTo(25, 24);
      context.arc(25, 24, 5, 0, 5);
    } else if (form === 'anchor') {
      context.moveTo(25, 12);
      context.lineTo(25, 50);
      context.moveTo(15, 20);
      context.lineTo(35, 20);
      context.moveTo(10, 38);
      context.quadraticCurveTo(25, 62, 40, 38);
    } else if (form === 'eye') {
      context.ellipse(25, 30, 18, 10, 0, 0, 7);
      context.moveTo(30, 30);
      context.arc(25, 30, 5, 0, 7);
      context.fillStyle = 'rgb(70,150,170)';
      context.fill();
    } else {
      context.moveTo(25, 8);
      context.lineTo(31, 40);
      context.lineTo(19, 40);
      context.closePath();
      context.moveTo(12, 42);
      context.lineTo(38, 42);
      context.moveTo(25, 42);
      context.lineTo(25, 55);
    }
    context.stroke();
  });

/** A padded chair on a chrome foot, seen from its side. */
const treatmentChair = (build: SceneBuild, x: number, z: number, leather: Rgb): void => {
  const hide = paintedMaterial(leather, { gloss: 0.15 });
  post(build, [x, 0, z], 0.55, 0.09, paintedMaterial(chrome), 0.09);
  post(build, [x, 0, z], 0.06, 0.42, paintedMaterial(chrome), 0.4);
  ball(build, [x, 0.66, z], [0.5, 0.15, 0.42], hide);
  ball(build, [x, 1.2, z + 0.25], [0.42, 0.6, 0.14], hide);
  ball(build, [x, 1.86, z + 0.26], [0.24, 0.15, 0.1], hide);
  for (const side of [-0.52, 0.52]) {
    ball(build, [x + side, 0.98, z], [0.09, 0.07, 0.36], paintedMaterial(chrome));
    ball(build, [x + side, 1.03, z], [0.1, 0.05, 0.34], hide);
  }
};

export const barbershop = (build: SceneBuild): void => {
  const { random } = build;
  const back = 5.8;
  const leather = random.pick([
    [166, 30, 36],
    [24, 92, 84],
    [28, 60, 116],
  ] as const);
  interior(
    build,
    {
      back,
      height: 3.1,
      end: ['tiles', 'plaster', 'accent', 'panelling'],
      floor: texturedMaterial(checks([238, 236, 230], [40, 42, 48]), [1, 1], { gloss: 0.3 }),
      daylight: ['side', 'unseen', 'side'],
      lamps: ['globes', 'downlights'],
      outside: 'city',
      frames: darkFrames,
    },
    ({ left, right }) => {
      for (const x of [left, right]) mirrorPlace(build, x, back);
      treatmentChair(build, right * 0.96, back - 1.1, leather);
      treatmentChair(build, left * 0.98, back - 1, leather);
      barberPole(build, frameX(build, 0.765, back - 0.2), 1.55, back - 0.2);
      barberPole(build, frameX(build, 0.235, back - 0.2), 1.55, back - 0.2);
    },
  );
};

/** A mirror with lamps, and the shelf of bottles below it. */
const mirrorPlace: Furnish = (build, x, back) => {
  block(
    build,
    [x, 1.25, back - 0.05],
    [1.06, 1.3, 0.05],
    paintedMaterial([60, 42, 30]),
    paintedMaterial([196, 216, 222], { emission: 0.16 }),
  );
  for (const side of [-0.56, 0.56]) {
    post(build, [x + side, 1.4, back - 0.12], 0.95, 0.035, { colour: tubeLight, emission: 7 }, 0.035, false);
    addPointLight(build, [x + side, 1.9, back - 0.5], tubeLight, 0.5);
  }
  counter(build, x, back - 0.3, 1.3, 0.42, wood(build, walnut), paintedMaterial([236, 234, 228]), 1);
  bottles(build, [x, 1, back - 0.25], 0.9, 0.36);
};

/** A striped lamp of red, white and blue between chrome caps. */
const barberPole = (build: SceneBuild, x: number, y: number, z: number): void => {
  post(build, [x, y, z - 0.1], 0.95, 0.12, texturedMaterial(poleStripes, undefined, { emission: 0.9 }), 0.12);
  for (const [dy, radius] of [
    [-0.08, 0.15],
    [0.95, 0.15],
  ] as const)
    post(build, [x, y + dy, z - 0.1], 0.09, radius, paintedMaterial(chrome), radius);
  ball(build, [x, y + 1.13, z - 0.1], 0.13, paintedMaterial(white, { emission: 0.8 }), false);
};

const poleStripes = drawTexture(32, 64, (context) => {
  context.fillStyle = '#fff';
  context.fillRect(0, 0, 32, 64);
  context.lineWidth = 8;
  for (let i = -1; i < 4; i++)
    for (const [dy, colour] of [
      [0, 'rgb(206,24,40)'],
      [14, 'rgb(24,60,160)'],
    ] as const) {
      context.strokeStyle = colour;
      context.beginPath();
      context.moveTo(-4, i * 28 + dy + 16);
      context.lineTo(36, i * 28 + dy - 8);
      context.stroke();
    }
});

export const recordingStudio = (build: SceneBuild): void => {
  const { random, accent } = build;
  const back = 5.2;
  const glow = random.pick([[154, 84, 255], [40, 150, 255], [255, 70, 140], accent] as const);
  const made = room(build, back, 3.2, {
    walls: paintedMaterial([46, 48, 58]),
    end: texturedMaterial(foam, [0.9, 0.9]),
    floor: texturedMaterial(speckle(random, [66, 66, 72], [88, 88, 92]), [0.8, 0.8]),
    ceiling: paintedMaterial([36, 38, 46]),
  });
  for (const part of [0.02, 0.98])
    card(build, frameX(build, part, back - 0.1), 0.2, back - 0.1, 0.06, 3, paintedMaterial(glow, { emission: 7 }));
  card(build, 0, 3.02, back - 0.06, 6, 0.06, paintedMaterial(glow, { emission: 7 }));
  for (const part of [-0.02, 0.3, 0.7, 1.02])
    addPointLight(build, [frameX(build, part, 4.6), 2.5, 4.5], toLinearLight(glow), 1.5);
  const z = back - 1.1;
  mixingDesk(build, z);
  for (const part of [leftSide - 0.03, rightSide + 0.03]) monitor(build, frameX(build, part, z + 0.35), 1.22, z + 0.35);
  microphone(build, frameX(build, random.pick([leftSide + 0.03, rightSide - 0.03]), 3), 1.62, 3);
  addPointLight(build, [frameX(build, 0.5, 3), 2.9, 2.8], tubeLight, 2);
  addBouncedLight(build, made);
  build.world.exposure = 0.55;
};

/** A desk with faders, knobs and meters across the view. */
const mixingDesk = (build: SceneBuild, z: number): void => {
  const { random } = build;
  const wide = 5;
  block(build, [0, 0, z + 0.2], [wide, 0.8, 0.7], wood(build, walnut));
  panel(
    build,
    [-wide / 2, 1.22, z + 0.4],
    [wide, 0, 0],
    [0, -0.42, -0.65],
    texturedMaterial(console(random), [1.6, 0.78], { emission: 0.35 }),
  );
  block(build, [0, 1.2, z + 0.45], [wide, 0.28, 0.1], paintedMaterial(black));
  for (let i = -11; i <= 11; i++)
    for (let k = 0; k < 4; k++)
      if (random.chance(0.85 - k * 0.2))
        card(
          build,
          i * 0.2,
          1.24 + k * 0.06,
          z + 0.39,
          0.12,
          0.04,
          paintedMaterial(k > 2 ? [255, 90, 60] : k > 1 ? [255, 206, 70] : [80, 236, 120], { emission: 4 }),
        );
};

const console = (random: SceneBuild['random']) =>
  drawTexture(128, 62, (context) => {
    context.fillStyle = 'rgb(58,60,68)';
    context.fillRect(0, 0, 128, 62);
    for (let i = 0; i < 12; i++) {
      const x = i * 10.6 + 3;
      for (let k = 0; k < 3; k++) {
        context.fillStyle = ['rgb(230,80,70)', 'rgb(90,170,240)', 'rgb(240,240,240)'][k]!;
        context.fillRect(x, 4 + k * 8, 5, 5);
      }
      context.fillStyle = 'rgb(20,20,24)';
      context.fillRect(x + 1.5, 30, 2, 30);
      context.fillStyle = 'rgb(246,246,246)';
      context.fillRect(x - 1, 34 + random.between(0, 20), 7, 5);
    }
  });
