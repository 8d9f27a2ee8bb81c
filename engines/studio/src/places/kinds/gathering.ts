// Halls where people gather: museum, wedding hall, church, mosque, kindergarten.
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
import { oak, pot, walnut, wood } from '../kit/furniture.ts';
import { interior } from '../kit/interior.ts';
import { brightBall } from '../kit/lamps.ts';
import { bouquet } from '../kit/plants.ts';
import { addBouncedLight, type RoomShell, shell } from '../kit/room.ts';
import { books, boxes, shelfOf } from '../kit/stock.ts';
import { boards, drawTexture, speckle, stones } from '../kit/textures.ts';
import { toLinearLight } from '../world/light.ts';

const [leftSide, rightSide] = besidePresenter;
const white: Rgb = [248, 246, 242];

/** A high hall with walls far apart. */
const hall = (
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

const column = (
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

export const church = (build: SceneBuild): void => {
  const { random, lampsOn } = build;
  const back = 16;
  const made = hall(build, back, 11, {
    walls: paintedMaterial([214, 210, 204]),
    floor: texturedMaterial(stones(random, [186, 184, 180], [140, 138, 138], 3, 3, 0.08), [1.8, 1.8], { gloss: 0.3 }),
    ceiling: paintedMaterial([196, 194, 192]),
  });
  const stone = paintedMaterial([224, 218, 208]);
  for (const z of [6, 9.4, 12.8])
    for (const part of [leftSide + 0.02, rightSide - 0.02]) {
      const x = frameX(build, part, 10) * 1.02;
      column(build, x, z, 6.4, 0.38, stone);
      // Ribs from the column to the ridge of the vault.
      for (let i = 0; i < 6; i++) {
        const at = (t: number) => [x * (1 - t * t), 6.4 + 4 * Math.sin((t * Math.PI) / 2), z] as const;
        bar(build, at(i / 6), at((i + 1) / 6), 0.34, stone);
      }
    }
  for (const [part, y, wide, tall] of [
    [0.5, 3.4, 3.2, 6.6],
    [leftSide - 0.02, 2.2, 1.9, 5],
    [rightSide + 0.02, 2.2, 1.9, 5],
  ] as const)
    card(
      build,
      frameX(build, part, back),
      y,
      back - 0.1,
      wide,
      tall,
      texturedMaterial(stainedGlass(random), undefined, { emission: lampsOn ? 0.9 : 2.6 }),
    );
  for (const [part, tone] of [
    [leftSide, [120, 160, 255]],
    [rightSide, [255, 190, 120]],
  ] as const)
    addPointLight(build, [frameX(build, part, 13), 4, 13], toLinearLight(tone), lampsOn ? 2 : 6);
  for (let row = 0; row < 4; row++)
    for (const part of [leftSide - 0.04, rightSide + 0.04]) {
      const z = 5 + row * 1.5;
      block(build, [frameX(build, part, z), 0, z], [2.2, 1.02, 0.12], wood(build, row % 2 ? walnut : oak));
    }
  for (const part of [0.05, 0.95])
    for (let i = 0; i < 5; i++) {
      const [x, z] = [frameX(build, part, 6.6) + (i - 2) * 0.17, 6.6];
      post(build, [x, 1.15, z], 0.3 + 0.1 * (i % 2), 0.04, paintedMaterial(white), 0.04, false);
      brightBall(build, [x, 1.5 + 0.1 * (i % 2), z], 0.04, 30);
    }
  for (const z of [5, 10]) addPointLight(build, [0, 7, z], bulbLight, lampsOn ? 9 : 14);
  addBouncedLight(build, made);
};

/** A pointed window of coloured panes in lead. */
const stainedGlass = (random: SceneBuild['random']) =>
  drawTexture(64, 140, (context) => {
    context.beginPath();
    context.moveTo(2, 140);
    context.lineTo(2, 52);
    context.quadraticCurveTo(6, 16, 32, 0);
    context.quadraticCurveTo(58, 16, 62, 52);
    context.lineTo(62, 140);
    context.closePath();
    context.clip();
    const panes: readonly Rgb[] = [
      [40, 90, 210],
      [214, 40, 60],
      [250, 190, 50],
      [40, 150, 110],
      [130, 60, 180],
      [110, 190, 240],
    ];
    for (let y = 0; y < 140; y += 12)
      for (let x = 0; x < 64; x += 11) {
        context.fillStyle = css(random.pick(panes));
        context.fillRect(x, y, 11, 12);
      }
    context.fillStyle = css([250, 214, 120]);
    context.beginPath();
    context.arc(32, 46, 15, 0, 7);
    context.fill();
    context.fillStyle = css([214, 40, 60]);
    context.beginPath();
    context.arc(32, 46, 8, 0, 7);
    context.fill();
    context.strokeStyle = 'rgb(30,28,34)';
    context.lineWidth = 1.6;
    for (let x = 0; x <= 64; x += 11) {
      context.moveTo(x, 0);
      context.lineTo(x, 140);
    }
    for (let y = 0; y <= 140; y += 12) {
      context.moveTo(0, y);
      context.lineTo(64, y);
    }
    context.stroke();
    context.lineWidth = 6;
    context.strokeStyle = 'rgb(206,200,190)';
    context.strokeRect(30, 60, 4, 90);
  });

export const mosque = (build: SceneBuild): void => {
  const { random, lampsOn } = build;
  const back = 12;
  const blue = random.pick([
    [28, 96, 160],
    [22, 130, 140],
    [30, 110, 96],
  ] as const);
  const made = hall(build, back, 8.4, {
    walls: paintedMaterial([226, 208, 176]),
    end: texturedMaterial(arabesque(blue), [1.5, 1.5]),
    floor: texturedMaterial(
      carpet(
        random.pick([
          [150, 32, 42],
          [28, 92, 96],
          [36, 70, 130],
        ] as const),
      ),
      [1.3, 1.9],
    ),
    ceiling: paintedMaterial([232, 232, 226]),
  });
  // Arches across the hall, one behind the other.
  const arch = texturedMaterial(archBand(blue));
  for (const z of [7, 9.5])
    for (const [part, wide] of [
      [leftSide - 0.1, 0.44],
      [0.5, 0.44],
      [rightSide + 0.1, 0.44],
    ] as const)
      card(build, frameX(build, part, z), 3.1, z, frameX(build, wide, z) - frameX(build, 0, z), 4.4, arch);
  for (const z of [7, 9.5])
    for (const part of [0.24, 0.76])
      column(build, frameX(build, part, z), z, 3.4, 0.2, paintedMaterial([236, 232, 222]));
  card(build, frameX(build, 0.5, back), 0, back - 0.1, 3.4, 6.4, texturedMaterial(niche(blue)));
  // Rings of lamps.
  for (const part of [0.12, 0.88]) {
    const [x, z] = [frameX(build, part, 5.8), 5.8];
    post(build, [x, 3.35, z], 5, 0.015, paintedMaterial([180, 150, 90]), 0.015, false);
    post(build, [x, 3.3, z], 0.06, 0.75, paintedMaterial([206, 168, 90]), 0.75, false);
    for (let i = 0; i < 10; i++) {
      const angle = (i / 10) * Math.PI * 2;
      brightBall(build, [x + Math.cos(angle) * 0.75, 3.24, z + Math.sin(angle) * 0.75], 0.06, lampsOn ? 34 : 20);
    }
    addPointLight(build, [x, 3, z], bulbLight, lampsOn ? 3 : 1.4);
  }
  for (const z of [4, 8, 11]) addPointLight(build, [0, 6.4, z], tubeLight, lampsOn ? 3 : 5);
  addBouncedLight(build, made);
  build.world.exposure = 0.72;
};

/** Tiles with eight-pointed stars. */
const arabesque = (blue: Rgb) =>
  drawTexture(96, 96, (context) => {
    context.fillStyle = css(white);
    context.fillRect(0, 0, 96, 96);
    context.translate(48, 48);
    for (const [size, tone] of [
      [40, blue],
      [30, [246, 240, 224]],
      [20, blend(blue, [90, 210, 210], 0.5)],
      [9, [226, 180, 80]],
    ] as const) {
      context.fillStyle = css(tone);
      for (const turn of [0, Math.PI / 4]) {
        context.save();
        context.rotate(turn);
        context.fillRect(-size * 0.72, -size * 0.72, size * 1.44, size * 1.44);
        context.restore();
      }
    }
  });

const carpet = (tone: Rgb) =>
  drawTexture(52, 76, (context) => {
    context.fillStyle = css(tone);
    context.fillRect(0, 0, 52, 76);
    context.strokeStyle = css([232, 200, 130]);
    context.lineWidth = 3;
    context.beginPath();
    context.moveTo(6, 76);
    context.lineTo(6, 34);
    context.quadraticCurveTo(8, 14, 26, 6);
    context.quadraticCurveTo(44, 14, 46, 34);
    context.lineTo(46, 76);
    context.stroke();
  });

/** The wall above a pointed arch, with stones in two colours around it. */
const archBand = (blue: Rgb) =>
  drawTexture(120, 120, (context) => {
    context.fillStyle = css([232, 212, 176]);
    context.fillRect(0, 0, 120, 120);
    for (let i = 0; i < 16; i++) {
      const [from, to] = [Math.PI * (1 + i / 16), Math.PI * (1 + (i + 1) / 16)];
      context.fillStyle = css(i % 2 ? blue : [250, 246, 236]);
      context.beginPath();
      context.moveTo(60, 120);
      context.arc(60, 112, 64, from, to);
      context.fill();
    }
    context.globalCompositeOperation = 'destination-out';
    context.beginPath();
    context.moveTo(10, 120);
    context.quadraticCurveTo(12, 76, 60, 58);
    context.quadraticCurveTo(108, 76, 110, 120);
    context.fill();
  });

const niche = (blue: Rgb) =>
  drawTexture(84, 160, (context) => {
    context.fillStyle = css(blend(blue, [20, 40, 60], 0.3));
    context.fillRect(0, 0, 84, 160);
    context.fillStyle = css([226, 186, 96]);
    context.fillRect(4, 4, 76, 156);
    context.fillStyle = css(blue);
    context.fillRect(8, 8, 68, 152);
    context.fillStyle = css([240, 232, 210]);
    context.beginPath();
    context.moveTo(16, 160);
    context.lineTo(16, 66);
    context.quadraticCurveTo(20, 38, 42, 22);
    context.quadraticCurveTo(64, 38, 68, 66);
    context.lineTo(68, 160);
    context.fill();
  });

export const kindergarten = (build: SceneBuild): void => {
  const { random } = build;
  const back = 5.8;
  interior(
    build,
    {
      back,
      height: 2.9,
      end: ['plaster'],
      floor: texturedMaterial(speckle(random, [236, 222, 190], [244, 232, 206]), [1.2, 1.2], { gloss: 0.1 }),
      daylight: ['side', 'unseen', 'side'],
      lamps: ['globes', 'downlights'],
    },
    ({ left, right }) => {
      card(
        build,
        frameX(build, 0.5, back),
        0.9,
        back - 0.02,
        frameX(build, 0.99, back) - frameX(build, 0.01, back),
        2.3,
        texturedMaterial(rainbow),
      );
      for (const x of [left, right]) {
        shelfOf(build, { x, z: back - 0.3, wide: 1.5, from: 0.12, rows: 2, high: 0.48, colour: [240, 226, 190] }, [
          boxes,
          books,
          boxes,
          books,
        ]);
        toys(build, x, 1.12, back - 0.35);
      }
      for (let i = 0; i < 7; i++) {
        const [x, z] = [frameX(build, 0.02 + i * 0.16, back - 1), back - 1];
        const colour = blocks[i % blocks.length]!;
        bar(build, [x, 2.9, z], [x, 4.6, z], 0.012, paintedMaterial(white));
        ball(
          build,
          [x, 2.85 - (i % 2) * 0.22, z],
          [0.19, 0.19, 0.1],
          paintedMaterial(colour, { emission: 0.1 }),
          false,
        );
      }
      level(build, -1.6, 0.015, 3.2, 3.2, 2, paintedMaterial([110, 186, 200]));
    },
  );
};

const blocks: readonly Rgb[] = [
  [232, 74, 66],
  [248, 190, 52],
  [76, 168, 92],
  [58, 132, 214],
  [156, 92, 190],
  [244, 138, 62],
];

/** A rainbow with clouds, sun and hills, painted on a wall. */
const rainbow = drawTexture(240, 140, (context) => {
  context.fillStyle = 'rgb(168,216,240)';
  context.fillRect(0, 0, 240, 140);
  for (const [i, tone] of [
    [232, 74, 66],
    [246, 146, 60],
    [250, 208, 70],
    [96, 184, 100],
    [70, 140, 220],
    [150, 96, 196],
    [168, 216, 240],
  ].entries()) {
    context.fillStyle = css(tone as unknown as Rgb);
    context.beginPath();
    context.arc(120, 128, 118 - i * 10, 0, 7);
    context.fill();
  }
  context.fillStyle = 'rgb(122,190,96)';
  for (const x of [20, 120, 220]) {
    context.beginPath();
    context.ellipse(x, 146, 84, 34, 0, 0, 7);
    context.fill();
  }
  context.fillStyle = 'rgb(252,252,252)';
  for (const [x, y] of [
    [18, 100],
    [222, 100],
    [16, 26],
    [226, 22],
  ] as const)
    for (const [dx, radius] of [
      [-14, 9],
      [0, 13],
      [14, 9],
    ] as const) {
      context.beginPath();
      context.arc(x + dx, y, radius, 0, 7);
      context.fill();
    }
});

/** A tower of bricks, a ball and a pot of pencils. */
const toys = (build: SceneBuild, x: number, y: number, z: number): void => {
  const { random } = build;
  for (let i = 0; i < 4; i++)
    block(
      build,
      [x - 0.4 + (i % 2) * 0.03, y + i * 0.17, z],
      [0.19, 0.16, 0.17],
      paintedMaterial(blocks[(i * 2 + 1) % 6]!),
      undefined,
      false,
    );
  ball(build, [x + 0.12, y + 0.16, z], 0.17, paintedMaterial(random.pick(blocks)));
  pot(build, x + 0.5, y, z, 0.13, random.pick(blocks));
};
