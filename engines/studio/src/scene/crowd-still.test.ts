// A crowd behind words.
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { CROWD, crowdStill } from './crowd-still.ts';

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

test('faces fill the frame in columns', () => {
  const { picture } = crowdStill(faces, '#3554b4', 'plain', frame);
  const most = Math.max(
    ...[200, 420, 700, 1000, 1250].map((y) => runsIn(picture, y, (r, g, b) => g > 150 && r < 90 && b < 90)),
  );
  expect(most).toBe(CROWD.columns);
});

test.each(['#3554b4', '#c02030', '#ffd23f'])('it is dark behind the words of a card, in %s too', (colour) => {
  const { picture } = crowdStill(faces, colour, 'card', frame);
  const [words, below] = [lightIn(picture, 450, 720), lightIn(picture, 1060, 1200)];
  expect(words).toBeLessThan(90);
  expect(below).toBeGreaterThan(words + 20);
});

test('the columns move past one another, and none of the picture leaves the frame', () => {
  const { nearness, move } = crowdStill(faces, '#3554b4', 'card', frame);
  expect(nearness[0]).toBe(nearness[719]);
  expect(nearness[360]).toBeLessThan(nearness[0]!);
  const [first, last] = [0, 59].map(move('', 60));
  expect(first!.zoom).toBeGreaterThan(1);
  expect(last!.zoom).toBeGreaterThan(first!.zoom);
});
