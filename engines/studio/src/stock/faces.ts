// The faces of stock presenters, as the people of whom a film speaks.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Canvas, createCanvas, loadImage } from '@napi-rs/canvas';
import { contrast, rgb } from '../paint/colour.ts';
import type { Person } from '../people/person.ts';
import { seededRandom } from '../seeded-random.ts';
import stock from './faces.json' with { type: 'json' };

export type Gender = Person['gender'];

export interface Face {
  /** Head and shoulders without a ground; a square. */
  picture: Canvas;
  gender: Gender;
}

/** Where the picture of a face is. */
export const faceOf = (id: string): string => fileURLToPath(new URL(`./faces/${id}.webp`, import.meta.url));

/** Hair of the same colour, in spite of different lights. */
const SAME_HAIR = 0.12;

/**
 * Women and men by turns, in another order in each film.
 * @param presenter those who look like them are the last
 */
export const facesBeside = async (seed: string, presenter: Person | undefined): Promise<Face[]> => {
  const roll = seededRandom(`${seed}/faces`);
  const known = Object.entries(stock).map(([id, { gender, hair }]) => {
    const isLike = gender === presenter?.gender && contrast(rgb(hair), rgb(presenter.hair.colours[1]!)) < SAME_HAIR;
    return { id, gender: gender as Gender, at: roll() + (isLike ? 1 : 0) };
  });
  const ordered = known.toSorted((one, other) => one.at - other.at);
  const [women, men] = (['female', 'male'] as const).map((gender) => ordered.filter((face) => face.gender === gender));
  const first = roll() < 0.5 ? [women!, men!] : [men!, women!];
  const mixed = ordered.flatMap((_, index) => first.flatMap((group) => group[index] ?? []));
  return Promise.all(mixed.map(async ({ id, gender }) => ({ picture: await pictureOf(faceOf(id)), gender })));
};

const pictureOf = async (file: string): Promise<Canvas> => {
  const image = await loadImage(await readFile(file));
  const picture = createCanvas(image.width, image.height);
  picture.getContext('2d').drawImage(image, 0, 0);
  return picture;
};

/** So many faces, only women or men if the words say so; if there are fewer, some of them again. */
export const facesOf = (faces: readonly Face[], gender: Gender | undefined, count: number): Canvas[] => {
  const fitting = faces.filter((face) => gender === undefined || face.gender === gender);
  return Array.from({ length: count }, (_, index) => fitting[index % fitting.length]!.picture);
};
