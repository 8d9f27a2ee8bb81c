// Landscape: ground, water, distant woods, hills and mountains.
import { blend, type Rgb } from '../../paint/colour.ts';
import { valueNoise } from '../world/noise.ts';
import { type Material, type Texture, textureOf } from '../world/world.ts';
import { paintedMaterial, panel, type SceneBuild, texturedMaterial } from './build.ts';
import { foliage } from './foliage.ts';
import { drawTexture, speckle, stones, thicket } from './textures.ts';

export type Ground = 'grass' | 'leaves' | 'sand' | 'dune' | 'paving' | 'asphalt' | 'gravel' | 'deck';

const snow: readonly [Rgb, Rgb] = [
  [222, 228, 238],
  [246, 248, 252],
];

export const isSnowy = ({ plan }: SceneBuild): boolean => plan.season === 'winter';

export const groundMaterial = (build: SceneBuild, kind: Ground): Material => {
  const { random, plan } = build;
  const autumn = plan.season === 'autumn';
  const soft = kind !== 'asphalt' && kind !== 'sand' && kind !== 'dune';
  const tones: Record<Ground, readonly [Rgb, Rgb]> = {
    grass: autumn
      ? [
          [116, 120, 58],
          [162, 132, 66],
        ]
      : [
          [72, 104, 46],
          [112, 140, 70],
        ],
    leaves: autumn
      ? [
          [120, 72, 38],
          [186, 124, 56],
        ]
      : [
          [66, 68, 42],
          [102, 94, 60],
        ],
    sand: [
      [222, 196, 152],
      [244, 222, 182],
    ],
    dune: [
      [196, 140, 88],
      [222, 168, 112],
    ],
    paving: [
      [132, 128, 122],
      [156, 150, 142],
    ],
    asphalt: [
      [70, 67, 64],
      [92, 89, 85],
    ],
    gravel: [
      [140, 130, 116],
      [186, 176, 160],
    ],
    deck: [
      [150, 116, 84],
      [172, 138, 104],
    ],
  };
  const white = isSnowy(build) && soft;
  const [a, b] = white ? snow : tones[kind];
  const hard = kind === 'asphalt' || kind === 'paving' || kind === 'deck';
  const wet = hard && !white && (plan.weather === 'rain' || plan.weather === 'snow');
  const gloss = wet ? 0.5 : 0;
  if (kind === 'paving' && !white)
    return texturedMaterial(stones(random, blend(a, b, 0.5), blend(a, [20, 20, 20], 0.4), 4, 4, 0.1), [1.6, 1.6], {
      gloss,
    });
  if (kind === 'deck' && !white)
    return texturedMaterial(stones(random, blend(a, b, 0.5), blend(a, [20, 14, 10], 0.6), 1, 8, 0.12), [1.1, 1.6], {
      gloss,
    });
  return texturedMaterial(speckle(random, a, b), [1.3, 1.3], { gloss });
};

export const ground = (build: SceneBuild, kind: Ground): void => {
  // Metering would expose snow as grey.
  if (isSnowy(build)) build.world.exposure = 1.3;
  panel(build, [-150, 0, 0], [300, 0, 0], [0, 0, 400], groundMaterial(build, kind));
};

/** Reflecting water at ground level between two distances. */
export const water = (build: SceneBuild, from: number, to: number, deep: Rgb, gloss = 0.75): void => {
  const ripples = drawTexture(64, 64, (context) => {
    context.fillStyle = '#fff';
    context.fillRect(0, 0, 64, 64);
    for (let i = 0; i < 70; i++) {
      context.fillStyle = `rgba(20,40,60,${build.random.between(0.05, 0.3)})`;
      context.fillRect(build.random.between(-10, 60), build.random.between(0, 64), build.random.between(8, 30), 1);
    }
  });
  panel(
    build,
    [-200, 0.02, from],
    [400, 0, 0],
    [0, 0, to - from],
    texturedMaterial(ripples, [5, 3], { ...paintedMaterial(deep), gloss }),
  );
};

const snowyFirs: readonly Rgb[] = [
  [58, 72, 68],
  [78, 92, 88],
  [66, 80, 78],
  [196, 206, 214],
];

/** Rows of distant trees across the view, each farther and higher. */
export const woods = (build: SceneBuild, z: number, tall: number, rows = 3): void => {
  const colours = isSnowy(build) ? snowyFirs : foliage(build.plan.season);
  for (let i = 0; i < rows; i++) {
    const high = tall * (1 + i * 0.25);
    panel(
      build,
      [-80, high, z + i * 7],
      [160, 0, 0],
      [0, -high, 0],
      texturedMaterial(thicket(build.random, colours), [high * 2, high], { translucent: true, swaysInWind: true }),
    );
  }
};

/** A line of hills as one card whose texture is transparent above the ridge. */
export const hills = (build: SceneBuild, z: number, tall: number, colour: Rgb, rough = 0.35): void => {
  const shift = build.random.between(0, 90);
  const texture = relief(
    256,
    96,
    (x) => 0.55 + rough * (valueNoise(x * 3 + shift, 0.5) - 0.5) * 2,
    (x, y) => {
      const patch = valueNoise(x * 26 + shift, y * 22);
      return { colour: blend(colour, [30, 40, 30], 0.35 * patch + 0.2 * y), light: 1 };
    },
  );
  panel(build, [-z * 0.8, tall, z], [z * 1.6, 0, 0], [0, -tall, 0], texturedMaterial(texture));
};

/** A mountain range with snow, lit from the upper left. */
export const range = (build: SceneBuild, z: number, tall: number, snowLine: number): void => {
  const { random } = build;
  const shift = random.between(0, 200);
  const ridge = (x: number) => {
    let [sum, size, strength] = [0.16, 2.6, 0.42];
    for (let octave = 0; octave < 5; octave++, size *= 2.1, strength *= 0.48)
      sum += strength * (1 - 2 * Math.abs(valueNoise(x * size + shift, octave * 9.3) - 0.5));
    return Math.min(0.98, sum);
  };
  const crag = (x: number, y: number) => {
    let [sum, size, strength] = [0, 9, 0.5];
    for (let octave = 0; octave < 4; octave++, size *= 2, strength *= 0.55)
      sum += strength * (1 - 2 * Math.abs(valueNoise((x + y * 0.3) * size + shift, y * size * 0.6 + octave * 7) - 0.5));
    return sum;
  };
  const texture = relief(320, 160, ridge, (x, y, top) => {
    const slope = (crag(x + 0.004, y) - crag(x - 0.004, y)) * 14 + (ridge(x + 0.012) - ridge(x - 0.012)) * 6;
    const high = 1 - y + 0.16 * (crag(x, y) - 0.6) - 0.08 * top;
    const white =
      Math.max(0, Math.min(1, (high - snowLine) / 0.1)) * Math.max(0.25, Math.min(1, 1.1 - Math.abs(slope) * 0.5));
    return {
      colour: blend(blend([96, 96, 104], [126, 116, 108], crag(x * 2, y)), [244, 246, 252], white),
      light: Math.max(0.35, Math.min(1.2, 0.85 + slope * 0.45)),
    };
  });
  panel(build, [-z * 0.62, tall, z], [z * 1.24, 0, 0], [0, -tall, 0], texturedMaterial(texture));
};

/** Visits the pixels below a ridge; heights are 0 to 1, `y` downwards. */
const relief = (
  width: number,
  height: number,
  ridge: (x: number) => number,
  at: (x: number, y: number, top: number) => { colour: Rgb; light: number },
): Texture => {
  const rgba = new Uint8ClampedArray(width * height * 4);
  for (let column = 0; column < width; column++) {
    const x = column / width;
    const top = ridge(x);
    for (let row = Math.max(0, Math.floor((1 - top) * height)); row < height; row++) {
      const { colour, light } = at(x, row / height, top);
      const to = (row * width + column) * 4;
      for (let c = 0; c < 3; c++) rgba[to + c] = colour[c]! * light;
      rgba[to + 3] = 255;
    }
  }
  return textureOf(rgba, width, height);
};
