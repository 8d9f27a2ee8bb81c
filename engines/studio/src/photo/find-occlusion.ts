// Detects occluded mouths and eyes by colour, since the detector guesses landmarks under an occlusion.
import type { FoundFace } from './find-face.ts';
import type { Raster } from './raster.ts';

// MediaPipe landmark indices. Cheeks below the eyes are rarely occluded; a chin may be bearded, so it is not used.
const CHEEKS = [117, 118, 346, 347];
const LIPS = [0, 17, 40, 270, 91, 321];
const EYES = [
  { below: [230, 229], cheek: [205, 50] },
  { below: [450, 449], cheek: [425, 280] },
];
const MOUTH_MIDDLES = [
  [37, 84],
  [0, 17],
  [267, 314],
] as const;

/** Skin with less colour than this means a grey picture, whose colours carry no information. */
const MIN_REDNESS = 0.03;
/** Lips are redder than skin; an area with less than this fraction of the skin's red is no lips. */
const MIN_LIP_REDNESS = 0.4;
/** The area below sunglasses is darker than any brow's shadow. */
const MAX_SHADE = 0.33;
/** Closed or parted lips have a line between them: a vertical contrast that no hand or cloth has. */
const MIN_CONTRAST = 0.07;

/** Returns the occluded part of the face, if any. */
export const findOcclusion = (photo: Raster, { landmarks }: FoundFace): 'mouth' | 'eyes' | undefined => {
  const colourOf = (ids: readonly number[]) =>
    meanColour(
      photo,
      ids.map((i) => landmarks[i]!),
    );
  const skin = colourOf(CHEEKS);
  const colourful = skin.red > MIN_REDNESS;
  if (colourful && colourOf(LIPS).red < MIN_LIP_REDNESS * skin.red) {
    return 'mouth';
  }
  if (
    MOUTH_MIDDLES.every(([upper, lower]) => contrastBetween(photo, landmarks[upper]!, landmarks[lower]!) < MIN_CONTRAST)
  ) {
    return 'mouth';
  }
  const hidden = EYES.some(({ below, cheek }) => {
    const [lower, upper] = [colourOf(below), colourOf(cheek)];
    return lower.luma < MAX_SHADE * upper.luma && (!colourful || lower.red < 0.6 * skin.red);
  });
  return hidden ? 'eyes' : undefined;
};

/** Returns the luma below the darker eye as a fraction of the cheeks'. */
export const eyeLightOf = (photo: Raster, { landmarks }: FoundFace): number =>
  Math.min(
    ...EYES.map(({ below, cheek }) => {
      const [lower, upper] = [below, cheek].map((ids) =>
        meanColour(
          photo,
          ids.map((i) => landmarks[i]!),
        ),
      );
      return lower!.luma / Math.max(1, upper!.luma);
    }),
  );

interface Place {
  x: number;
  y: number;
}

const lumaAt = ({ width, height, rgba }: Raster, { x, y }: Place): { luma: number; red: number } => {
  const [u, v] = [Math.min(width - 1, Math.max(0, Math.round(x))), Math.min(height - 1, Math.max(0, Math.round(y)))];
  const at = (v * width + u) * 4;
  const luma = 0.299 * rgba[at]! + 0.587 * rgba[at + 1]! + 0.114 * rgba[at + 2]!;
  return { luma, red: rgba[at]! - luma };
};

/** Mean luma around some points, and their redness relative to it. */
const meanColour = (photo: Raster, points: readonly Place[]): { luma: number; red: number } => {
  let [luma, red] = [0, 0];
  for (const { x, y } of points) {
    for (const [dx, dy] of [
      [0, 0],
      [-1, 0],
      [1, 0],
      [0, -1],
      [0, 1],
    ] as const) {
      const sample = lumaAt(photo, { x: x + dx, y: y + dy });
      luma += sample.luma;
      red += sample.red;
    }
  }
  return { luma: luma / points.length / 5, red: (0.713 * red) / Math.max(1, luma) };
};

/** The luma range along a line, relative to its mean. */
const contrastBetween = (photo: Raster, from: Place, to: Place): number => {
  let [min, max, sum] = [255, 0, 0];
  const steps = 16;
  for (let k = 0; k <= steps; k++) {
    const part = k / steps;
    const { luma } = lumaAt(photo, { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
    min = Math.min(min, luma);
    max = Math.max(max, luma);
    sum += luma;
  }
  return (max - min) / Math.max(1, sum / (steps + 1));
};
