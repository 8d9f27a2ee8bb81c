// Locks are set off from each other, single strands are not, and strands end where they go behind something.
import { expect, test } from 'vitest';
import type { Viewport } from '../../paint/pen.ts';
import { fibres } from './fibres.ts';
import { drawStrands, type SheetStyle } from './sheet.ts';

const viewport: Viewport = { width: 120, height: 200, scale: 1, originX: 60, originY: 100 };
const shades = [
  [20, 20, 20],
  [120, 120, 120],
  [220, 220, 220],
] as const;

/** Mean brightness of the columns of hair that falls straight down over a width of 60. */
const columnsOf = (style: Partial<SheetStyle>): number[] => {
  const on = fibres(viewport);
  const guides = [-30, 30].map((x) => [-90, -30, 30, 90].map((y) => [x, y] as const));
  drawStrands(on, guides, shades, {
    seed: 'lock',
    strands: 900,
    width: 2,
    locks: 1,
    gather: 0.2,
    ragged: 0,
    gloss: { sharp: 20, strength: 0 },
    ...style,
  });
  const { data } = on.canvas().getContext('2d').getImageData(0, 60, viewport.width, 60);
  return Array.from({ length: 60 }, (_, at) => {
    const column = Array.from({ length: 60 }, (_, row) => data[(row * viewport.width + 30 + at) * 4]!);
    return column.reduce((sum, value) => sum + value, 0) / 60;
  });
};

/** Difference of the lightest and the darkest column, away from the edges. */
const contrast = (columns: number[]): number => Math.max(...columns.slice(6, 54)) - Math.min(...columns.slice(6, 54));

test('there are dark gaps between locks, but none between single strands', () => {
  expect(contrast(columnsOf({ locks: 4 }))).toBeGreaterThan(2 * contrast(columnsOf({ locks: 60, gather: 0 })));
});

test('strands end above the height at which they go behind something', () => {
  const on = fibres(viewport);
  const guides = [-30, 30].map((x) => [-90, 0, 90].map((y) => [x, y] as const));
  const style = {
    seed: 'lock',
    strands: 400,
    width: 3,
    locks: 3,
    gather: 0.2,
    ragged: 0,
    gloss: { sharp: 9, strength: 0 },
  };
  drawStrands(on, guides, shades, { ...style, vanish: [0, 40] });
  const { data } = on.canvas().getContext('2d').getImageData(0, 0, viewport.width, viewport.height);
  const alphaAt = (x: number, y: number) => data[((100 + y) * viewport.width + 60 + x) * 4 + 3]!;
  expect(alphaAt(0, -20)).toBeGreaterThan(200);
  expect(alphaAt(0, 45)).toBe(0);
});
