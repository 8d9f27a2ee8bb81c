// The parts of things that films name, read from drawings whose shapes are in groups by the names of the things.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DOMMatrix, Path2D } from '@napi-rs/canvas';
import { blend, type Rgb, rgb } from '../../paint/colour.ts';
import type { Part } from '../solid.ts';

const DRAWINGS = ['food', 'wear', 'home', 'body', 'leisure', 'work'];

/** Read on first use: films without things do not need it. */
let groups: ReadonlyMap<string, string> | undefined;

const groupsOf = (svg: string): Map<string, string> =>
  new Map(Array.from(svg.matchAll(/<g id="([a-z0-9-]+)">([\s\S]*?)<\/g>/g), ([, name, shapes]) => [name!, shapes!]));

const SHAPE = /<(path|ellipse|rect) ([^>]*)\/>/g;

/** A part of the client's colour is lighter by a positive tint, and darker by a negative one. */
const tinted = (colour: Rgb, tint: number): Rgb =>
  tint < 0 ? blend(colour, [20, 14, 26], -tint) : blend(colour, [255, 252, 246], tint);

/** The parts of a thing from the back to the front. Throws for a name that no thing has. */
export const partsOf = (name: string, accent: Rgb): Part[] => {
  groups ??= groupsOf(
    DRAWINGS.map((name) => readFileSync(fileURLToPath(new URL(`./${name}.svg`, import.meta.url)), 'utf8')).join(''),
  );
  const shapes = groups.get(name);
  if (shapes === undefined) throw new Error(`There is no thing "${name}".`);
  return Array.from(shapes.matchAll(SHAPE), ([, shape, attributes]) => partOf(shape!, attributes!, accent));
};

const partOf = (shape: string, text: string, accent: Rgb): Part => {
  const attributes = new Map(Array.from(text.matchAll(/([\w-]+)="([^"]*)"/g), ([, name, value]) => [name, value!]));
  const number = (name: string): number | undefined =>
    attributes.has(name) ? Number(attributes.get(name)) : undefined;
  const classes = attributes.get('class')?.split(' ') ?? [];
  const width = number('stroke-width');
  const paint = attributes.get(width === undefined ? 'fill' : 'stroke')!;
  const dash = attributes.get('stroke-dasharray')?.split(' ').map(Number);
  return {
    outline: outlineOf(shape, attributes, (name) => number(name) ?? 0),
    colour: tinted(classes.includes('accent') ? accent : rgb(paint), number('data-tint') ?? 0),
    line: width === undefined ? undefined : { width, dash },
    bend: classes.includes('tube') ? 'tube' : classes.includes('ball') ? 'ball' : 'flat',
    edge: number('data-edge') ?? 5,
    shine: number('data-shine') ?? 0.35,
    haze: number('opacity'),
  };
};

const outlineOf = (
  shape: string,
  attributes: ReadonlyMap<string | undefined, string>,
  number: (name: string) => number,
): Path2D => {
  const outline = new Path2D(attributes.get('d'));
  if (shape === 'ellipse') outline.ellipse(number('cx'), number('cy'), number('rx'), number('ry'), 0, 0, 2 * Math.PI);
  if (shape === 'rect') outline.roundRect(number('x'), number('y'), number('width'), number('height'), number('rx'));
  const turn = attributes
    .get('transform')
    ?.match(/-?[\d.]+/g)
    ?.map(Number);
  if (turn === undefined) return outline;
  const [degrees, x, y] = turn as [number, number, number];
  const turned = new Path2D();
  turned.addPath(outline, new DOMMatrix().translate(x, y).rotate(degrees).translate(-x, -y));
  return turned;
};
