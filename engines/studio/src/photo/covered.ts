// Whether something hides a face's mouth or eyes: the landmarks are guessed there as if nothing did, but the colours tell.
import type { FoundFace } from './find-face.ts';
import type { Raster } from './raster.ts';

// MediaPipe's numbers. Cheeks below the eyes are all but never covered; a chin may be bearded and says nothing.
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

/** Skin with less colour than this belongs to a grey picture, whose colours say nothing. */
const COLOURFUL = 0.03;
/** Lips are redder than skin; what has less than this part of the skin's red is something else. */
const REDNESS = 0.4;
/** Below sunglasses' rims it is darker than any shadow of a brow. */
const SHADE = 0.33;
/** Lips closed or parted have a line between them: a contrast along the way down that no hand or cloth has. */
const FLAT = 0.07;

export const coveredPart = (photo: Raster, { landmarks }: FoundFace): 'mouth' | 'eyes' | undefined => {
  const look = (ids: readonly number[]) =>
    meanColour(
      photo,
      ids.map((i) => landmarks[i]!),
    );
  const skin = look(CHEEKS);
  const colourful = skin.red > COLOURFUL;
  if (colourful && look(LIPS).red < REDNESS * skin.red) {
    return 'mouth';
  }
  if (MOUTH_MIDDLES.every(([upper, lower]) => contrastBetween(photo, landmarks[upper]!, landmarks[lower]!) < FLAT)) {
    return 'mouth';
  }
  const hidden = EYES.some(({ below, cheek }) => {
    const [under, beside] = [look(below), look(cheek)];
    return under.luma < SHADE * beside.luma && (!colourful || under.red < 0.6 * skin.red);
  });
  return hidden ? 'eyes' : undefined;
};

/** Light below the eyes, as a part of the cheeks'; the darker eye counts. */
export const eyeLightOf = (photo: Raster, { landmarks }: FoundFace): number =>
  Math.min(
    ...EYES.map(({ below, cheek }) => {
      const [under, beside] = [below, cheek].map((ids) =>
        meanColour(
          photo,
          ids.map((i) => landmarks[i]!),
        ),
      );
      return under!.luma / Math.max(1, beside!.luma);
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

/** Mean light around some points, and how red it is in proportion to that light. */
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
      const seen = lumaAt(photo, { x: x + dx, y: y + dy });
      luma += seen.luma;
      red += seen.red;
    }
  }
  return { luma: luma / points.length / 5, red: (0.713 * red) / Math.max(1, luma) };
};

/** Between the lightest and the darkest on the way, as a part of the mean. */
const contrastBetween = (photo: Raster, from: Place, to: Place): number => {
  let [least, most, sum] = [255, 0, 0];
  const steps = 16;
  for (let k = 0; k <= steps; k++) {
    const part = k / steps;
    const { luma } = lumaAt(photo, { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
    least = Math.min(least, luma);
    most = Math.max(most, luma);
    sum += luma;
  }
  return (most - least) / Math.max(1, sum / (steps + 1));
};
