// The faces of stock presenters: they are up to date, and mixed.
import { pictureDistance } from '@greenroom/engine-kit/testing/picture-distance';
import { expect, test } from 'vitest';
import type { Person } from '../people/person.ts';
import { pngOf, readRaster } from '../photo/raster.ts';
import { drawFace } from './draw-face.ts';
import stock from './faces.json' with { type: 'json' };
import { faceOf, facesBeside, facesOf } from './faces.ts';
import { stockPresenters } from './stock-presenters.ts';

test.each(Object.entries(stock))('the face of %s shows what its description gives', async (id, known) => {
  const { picture, person } = await drawFace(stockPresenters.find((one) => one.id === id)!.description);
  expect({ gender: person.gender, hair: person.hair.colours[1] }).toEqual(known);
  const drawn = await pngOf(await readRaster(faceOf(id)));
  expect(await pictureDistance(await pngOf(picture), drawn)).toBeLessThan(0.02);
});

test('women and men are mixed, in another order in each film, and all are other people', async () => {
  const [one, again, other] = [
    await facesBeside('one', undefined),
    await facesBeside('one', undefined),
    await facesBeside('other', undefined),
  ];
  const gendersOf = (faces: typeof one) => faces.slice(0, 10).map(({ gender }) => gender);
  expect(new Set(gendersOf(one).slice(0, 2)).size).toBe(2);
  expect(gendersOf(one).filter((gender) => gender === 'male')).toHaveLength(5);
  const bytesOf = ({ picture }: (typeof one)[number]) => picture.data().toString('base64');
  expect(one.map(bytesOf)).toEqual(again.map(bytesOf));
  expect(one.map(bytesOf)).not.toEqual(other.map(bytesOf));
  expect(new Set(one.map(bytesOf)).size).toBe(Object.keys(stock).length);
});

test('who looks like the presenter is among the last of their gender', async () => {
  const blonde = { gender: 'female', hair: { colours: ['', stock.ingrid.hair] } } as unknown as Person;
  const bytesOf = (pixels: Uint8ClampedArray) => Buffer.from(pixels).toString('base64');
  const ingrid = bytesOf((await readRaster(faceOf('ingrid'))).rgba);
  for (const seed of ['one', 'two', 'three']) {
    const women = facesOf(await facesBeside(seed, blonde), 'female', 12);
    const at = women.findIndex((face) => bytesOf(face.getContext('2d').getImageData(0, 0, 288, 288).data) === ingrid);
    expect(at).toBe(11);
  }
});

test('words may ask for women or men only, and fewer than asked for are seen again', async () => {
  const faces = await facesBeside('one', undefined);
  const men = facesOf(faces, 'male', 12);
  expect(men).toHaveLength(12);
  expect(new Set(men).size).toBe(10);
  expect(facesOf(faces, undefined, 10).every((face) => face.width === 288)).toBe(true);
});
