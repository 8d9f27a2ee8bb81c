// A crowd behind words.
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { createFrameBuffers } from '../render/frame-buffers.ts';
import { CROWD, crowdStill, crowdTake } from './crowd-still.ts';

const frame = { width: 720, height: 1280 };

/** A face that is green all over. */
const face = createCanvas(40, 40);
const pen = face.getContext('2d');
pen.fillStyle = '#00ff00';
pen.fillRect(0, 0, 40, 40);
const faces = Array.from({ length: CROWD.columns * CROWD.rows }, () => face);

/** The parts of a row that are in a colour. */
const runsIn = (picture: Canvas, y: number, isIn: (red: number, green: number, blue: number) => boolean): number => {
  const { data } = picture.getContext('2d').getImageData(0, y, frame.width, 1);
  const line = Array.from({ length: frame.width }, (_, x) => isIn(data[4 * x]!, data[4 * x + 1]!, data[4 * x + 2]!));
  return line.filter((isHere, x) => isHere && !line[x - 1]).length;
};
const lightIn = (picture: Canvas, from: number, to: number): number => {
  const { data } = picture.getContext('2d').getImageData(0, from, frame.width, to - from);
  return data.reduce((sum, value, at) => (at % 4 < 3 ? sum + value : sum), 0) / (data.length * 0.75);
};

const WORDS = { top: 0.3, bottom: 0.55 };

/** A frame of the take. */
const frameAt = async (i: number): Promise<Uint8Array> => {
  const crowd = crowdStill(faces, '#3554b4', undefined, frame);
  const { data } = crowd.picture.getContext('2d').getImageData(0, 0, frame.width, frame.height);
  const buffers = await createFrameBuffers(frame.width, frame.height, data);
  crowdTake(buffers, crowd, undefined).draw(buffers.frame, i);
  return buffers.bytesOf(buffers.frame);
};
const columnOf = (bytes: Uint8Array, x: number): number[] =>
  Array.from({ length: frame.height }, (_, y) => bytes[y * frame.width + x]!);

test('faces fill the frame in columns', () => {
  const { picture } = crowdStill(faces, '#3554b4', undefined, frame);
  const most = Math.max(
    ...[200, 420, 700, 1000, 1250].map((y) => runsIn(picture, y, (r, g, b) => g > 150 && r < 90 && b < 90)),
  );
  expect(most).toBe(CROWD.columns);
});

test.each(['#3554b4', '#c02030', '#ffd23f'])('it is dark only behind the words of a card, in %s too', (colour) => {
  const { shade, picture } = crowdStill(faces, colour, WORDS, frame);
  picture.getContext('2d').drawImage(shade, 0, 0);
  const [above, words, below] = [lightIn(picture, 0, 200), lightIn(picture, 400, 690), lightIn(picture, 900, 1200)];
  expect(words).toBeLessThan(90);
  expect(Math.min(above, below)).toBeGreaterThan(words + 20);
});

test('neighbouring columns slide past one another, and go on from their ends', async () => {
  const [first, later] = [await frameAt(0), await frameAt(20)];
  const [outer, inner] = [columnOf(later, 100), columnOf(later, 360)];
  expect(outer.slice(40)).toEqual(columnOf(first, 100).slice(0, -40));
  expect(inner.slice(0, -40)).toEqual(columnOf(first, 360).slice(40));
  const { picture } = crowdStill(faces, '#3554b4', undefined, frame);
  expect(await frameAt(picture.height / 2)).toEqual(first);
});
