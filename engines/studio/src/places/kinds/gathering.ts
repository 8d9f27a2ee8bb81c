// Halls where people gather: museum, wedding hall.
import { blend, css, type Rgb } from '../../paint/colour.ts';
import {
  addPointLight,
  ball,
  bar,
  block,
  card,
  level,
  paintedMaterial,
  post,
  type SceneBuild,
  texturedMaterial,
} from '../kit/build.ts';
import { bulbLight, tubeLight } from '../kit/daylight.ts';
import { besidePresenter, frameX } from '../kit/frame.ts';
import { brightBall } from '../kit/lamps.ts';
import { bouquet } from '../kit/plants.ts';
import { addBouncedLight, type RoomShell, shell } from '../kit/room.ts';
import { boards, drawTexture, stones } from '../kit/textures.ts';

const [leftSide, rightSide] = besidePresenter;
const white: Rgb = [248, 246, 242];

/** A high hall with walls far apart. */
export const hall = (
  build: SceneBuild,
  back: number,
  height: number,
  more: Pick<RoomShell, 'walls' | 'floor'> & Partial<RoomShell>,
): RoomShell => {
  build.world.camera = { ...build.world.camera, height: 1.6, reach: 0.66 };
  const made: RoomShell = { left: frameX(build, -0.04, back), right: frameX(build, 1.04, back), back, height, ...more };
  shell(build, made);
  return made;
};

export const museum = (build: SceneBuild): void => {
  const { random } = build;
  const back = 11;
  const made = hall(build, back, 7.4, {
    walls: paintedMaterial([226, 230, 234]),
    end: paintedMaterial(
      random.pick([
        [52, 92, 96],
        [128, 44, 54],
        [62, 78, 122],
        [176, 92, 52],
      ] as const),
    ),
    floor: texturedMaterial(stones(random, [222, 222, 220], [178, 180, 182], 3, 3, 0.05), [2.4, 2.4], { gloss: 0.4 }),
    ceiling: paintedMaterial([240, 240, 238]),
  });
  const marble = paintedMaterial([240, 238, 232]);
  for (const part of [0, 1]) column(build, frameX(build, part, 8.6), 8.6, 7.4, 0.36, marble);
  for (const [part, tall] of [
    [0.2, 3],
    [0.8, 3],
  ] as const) {
    const x = frameX(build, part, back);
    block(build, [x, 2.2, back - 0.08], [2.3, tall, 0.12], paintedMaterial([206, 164, 84]));
    card(build, x, 2.36, back - 0.15, 1.98, tall - 0.32, texturedMaterial(painting(random)));
    addPointLight(build, [x, 5.2, back - 1.3], tubeLight, 3.4);
  }
  bust(build, frameX(build, random.pick([leftSide, rightSide]), 6), 6, marble);
  for (const z of [3.5, 6, 8.5]) level(build, -1.6, 7.36, z, 3.2, 1.4, { colour: tubeLight, emission: 7 });
  for (const z of [4, 8]) addPointLight(build, [0, 6.6, z], tubeLight, 7);
  for (let i = 0; i < 5; i++) {
    const x = frameX(build, i / 4, 9.6);
    post(build, [x, 0, 9.6], 1, 0.04, paintedMaterial([214, 176, 92]), 0.04);
    ball(build, [x, 1.03, 9.6], 0.08, paintedMaterial([214, 176, 92]));
    if (i < 4)
      bar(build, [x, 0.9, 9.6], [frameX(build, (i + 1) / 4, 9.6), 0.86, 9.6], 0.07, paintedMaterial([150, 26, 40]));
  }
  addBouncedLight(build, made);
};

/** A fluted column with its base and capital. */
export const column = (
  build: SceneBuild,
  x: number,
  z: number,
  tall: number,
  radius: number,
  stone: ReturnType<typeof paintedMaterial>,
): void => {
  post(build, [x, 0.3, z], tall - 0.7, radius, texturedMaterial(flutes(stone), undefined), radius * 0.88);
  block(build, [x, 0, z], [radius * 2.7, 0.3, radius * 2.7], stone);
  post(build, [x, 0.3, z], 0.14, radius * 1.2, stone, radius * 1.1);
  post(build, [x, tall - 0.6, z], 0.24, radius * 0.95, stone, radius * 1.3);
  block(build, [x, tall - 0.36, z], [radius * 2.9, 0.36, radius * 2.9], stone);
};

const flutes = ({ colour }: ReturnType<typeof paintedMaterial>) =>
  drawTexture(96, 4, (context) => {
    const base = colour.map((value) => 255 * value ** (1 / 2.2)) as unknown as Rgb;
    for (let i = 0; i < 24; i++) {
      context.fillStyle = css(blend(base, [90, 90, 100], i % 2 ? 0.05 : 0.22));
      context.fillRect(i * 4, 0, 4, 4);
    }
  });

/** A painting of a landscape, a still life or of bold fields of colour. */
const painting = (random: SceneBuild['random']) =>
  drawTexture(80, 110, (context) => {
    const kind = random.pick(['landscape', 'fields', 'circles'] as const);
    const tones: readonly string[] = [
      'rgb(222,92,60)',
      'rgb(42,96,140)',
      'rgb(240,196,88)',
      'rgb(60,120,96)',
      'rgb(236,226,206)',
      'rgb(40,40,58)',
    ];
    if (kind === 'landscape') {
      const sky = context.createLinearGradient(0, 0, 0, 70);
      sky.addColorStop(0, 'rgb(96,146,190)');
      sky.addColorStop(1, 'rgb(250,214,160)');
      context.fillStyle = sky;
      context.fillRect(0, 0, 80, 110);
      for (const [y, tone] of [
        [56, 'rgb(110,126,150)'],
        [70, 'rgb(92,126,88)'],
        [88, 'rgb(58,92,58)'],
      ] as const) {
        context.fillStyle = tone;
        context.beginPath();
        context.ellipse(random.between(10, 70), y + 40, 76, 44, 0, 0, 7);
        context.fill();
      }
    } else if (kind === 'fields') {
      context.fillStyle = tones[4]!;
      context.fillRect(0, 0, 80, 110);
      for (let i = 0; i < 6; i++) {
        context.fillStyle = random.pick(tones);
        context.fillRect(
          random.pick([0, 26, 52]),
          random.pick([0, 28, 56, 84]),
          random.pick([26, 52]),
          random.pick([26, 54]),
        );
      }
      context.fillStyle = tones[5]!;
      for (const x of [25, 51]) context.fillRect(x, 0, 3, 110);
      for (const y of [27, 55, 83]) context.fillRect(0, y, 80, 3);
    } else {
      context.fillStyle = tones[1]!;
      context.fillRect(0, 0, 80, 110);
      for (let i = 0; i < 6; i++) {
        context.fillStyle = tones[i % 6]!;
        context.beginPath();
        context.arc(random.between(14, 66), random.between(16, 94), 26 - i * 3.4, 0, 7);
        context.fill();
      }
    }
  });

/** A marble bust on a plinth. */
const bust = (build: SceneBuild, x: number, z: number, marble: ReturnType<typeof paintedMaterial>): void => {
  block(build, [x, 0, z], [0.95, 1.1, 0.7], paintedMaterial([216, 216, 214]));
  block(build, [x, 1.1, z], [1.1, 0.1, 0.8], marble);
  post(build, [x, 1.2, z], 0.2, 0.24, marble, 0.17);
  ball(build, [x, 1.62, z], [0.58, 0.34, 0.3], marble);
  post(build, [x, 1.8, z], 0.36, 0.16, marble, 0.15);
  ball(build, [x, 2.38, z], [0.28, 0.37, 0.3], marble);
  ball(build, [x, 2.58, z + 0.04], [0.33, 0.27, 0.32], paintedMaterial([222, 218, 210]));
  ball(build, [x, 2.34, z - 0.3], [0.05, 0.1, 0.07], marble, false);
};

export const weddingHall = (build: SceneBuild): void => {
  const { random, lampsOn } = build;
  const back = 8.6;
  const bloom = random.pick([
    [244, 176, 190],
    [250, 232, 220],
    [206, 176, 224],
    [248, 190, 150],
  ] as const);
  const made = hall(build, back, 5, {
    walls: paintedMaterial([240, 238, 236]),
    floor: texturedMaterial(boards(random, [214, 202, 186]), [0.9, 2.4], { gloss: 0.24 }),
    ceiling: paintedMaterial([246, 244, 242]),
    openings: [
      { wall: 'left', from: 3.6, to: 5.2, low: 0.4, high: 4.2, panes: [2, 4] },
      { wall: 'left', from: 6, to: 7.6, low: 0.4, high: 4.2, panes: [2, 4] },
    ],
  });
  const cloth = paintedMaterial([252, 250, 248], { translucent: true });
  for (let i = 0; i < 26; i++)
    post(build, [frameX(build, i / 25, back - 0.2), 0, back - 0.2], 5, 0.17, cloth, 0.1, false);
  // The arch of flowers around the presenter.
  const [ax, az] = [frameX(build, 0.5, back - 1), back - 1];
  const wide = frameX(build, 0.9, az) - ax;
  for (let i = 0; i <= 26; i++) {
    const angle = (i / 26) * Math.PI;
    const side = Math.cos(angle);
    const [x, y] = [ax - side * wide, 1.9 + Math.sin(angle) * 2.05];
    bouquet(build, [x, y, az], random.between(0.24, 0.34));
    ball(
      build,
      [x + random.between(-0.15, 0.15), y + random.between(-0.1, 0.1), az - 0.2],
      random.between(0.11, 0.17),
      paintedMaterial(i % 3 ? bloom : white),
      false,
    );
    if (i % 2) ball(build, [x, y, az + 0.05], 0.3, paintedMaterial([112, 146, 96]), false);
  }
  for (const side of [-1, 1])
    for (let i = 0; i < 7; i++) {
      const [x, y] = [ax + side * wide, 0.1 + i * 0.28];
      bouquet(build, [x, y, az], 0.26);
      ball(
        build,
        [x + random.between(-0.16, 0.16), y, az - 0.2],
        random.between(0.1, 0.16),
        paintedMaterial(i % 2 ? bloom : white),
        false,
      );
    }
  for (const part of [leftSide - 0.02, rightSide + 0.02])
    for (let row = 0; row < 2; row++) {
      const z = 4.6 + row * 1.3;
      const x = frameX(build, part, z);
      block(build, [x, 0.45, z], [0.5, 0.06, 0.45], paintedMaterial(white));
      block(build, [x, 0.5, z - 0.2], [0.5, 0.55, 0.05], paintedMaterial([222, 184, 110]));
      card(build, x, 0.7, z - 0.24, 0.5, 0.14, paintedMaterial(bloom));
    }
  for (const part of [0.18, 0.82]) chandelier(build, frameX(build, part, 6), 3.85, 6);
  addPointLight(build, [0, 4.2, 4], bulbLight, lampsOn ? 3 : 1);
  addBouncedLight(build, made);
};

const chandelier = (build: SceneBuild, x: number, y: number, z: number): void => {
  const gold = paintedMaterial([220, 180, 96]);
  post(build, [x, y, z], 2, 0.02, gold, 0.02, false);
  for (const [radius, dy, count] of [
    [0.55, 0, 9],
    [0.32, 0.3, 6],
  ] as const) {
    post(build, [x, y + dy, z], 0.04, radius, gold, radius, false);
    for (let i = 0; i < count; i++) {
      const angle = (i / count) * Math.PI * 2;
      brightBall(
        build,
        [x + Math.cos(angle) * radius, y + dy + 0.12, z + Math.sin(angle) * radius],
        0.055,
        build.lampsOn ? 34 : 18,
      );
      ball(
        build,
        [x + Math.cos(angle) * radius, y + dy - 0.1, z + Math.sin(angle) * radius],
        [0.035, 0.09, 0.035],
        paintedMaterial(white, { emission: 0.5 }),
        false,
      );
    }
  }
  addPointLight(build, [x, y - 0.3, z], bulbLight, build.lampsOn ? 3.4 : 1.4);
};
