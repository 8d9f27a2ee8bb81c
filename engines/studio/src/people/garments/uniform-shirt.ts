// Draws the shirt of a uniform: shoulder straps, a badge, a name plate, pockets with pens, and a patch on each sleeve.
import { bothSides, path, radial } from '../../paint/pen.ts';
import { hemPoint, sides } from '../arms.ts';
import { jacketScale } from '../body-plan.ts';
import { shirt } from './buttoned.ts';
import { darker, drawButton, drawFlap, drawPiece, drawSeam, type GarmentContext, lighter } from './cloth.ts';
import { drawShoulderStraps } from './shoulder-straps.ts';

const silver = '#c9ced4';
const gold = '#d8ab48';

export const uniformShirt = (garment: GarmentContext): void => {
  const { pen, person } = garment;
  const { colour } = person.clothes;
  const k = jacketScale(person);
  shirt(garment);
  drawShoulderStraps(garment, colour, silver);
  const flap = path(`M${64 * k} 500 L${166 * k} 492 L${168 * k} 524 L${116 * k} 546 L${66 * k} 530Z`);
  bothSides(pen, () => {
    drawPiece(
      garment,
      path(
        `M${68 * k} 512 L${164 * k} 504 L${168 * k} 622 Q${168 * k} 630 ${160 * k} 631 L${76 * k} 636 Q${69 * k} 636 ${69 * k} 628Z`,
      ),
      lighter(colour, 0.03),
      5,
    );
  });
  for (const [x, tint] of [
    [92, '#2f4f86'],
    [108, '#23262c'],
  ] as const)
    drawPiece(garment, path(`M${x * k} 472 h8 v50 h-8Z`), tint, 3);
  bothSides(pen, () => {
    drawFlap(garment, flap, lighter(colour, 0.06), 6);
    drawSeam(garment, `M${69 * k} 526 L${116 * k} 540 L${164 * k} 519`, colour, 0.4, 1.3);
    drawButton(garment, 116 * k, 530, silver, 5);
  });
  drawPiece(garment, path(`M${-158 * k} 466 L${-78 * k} 472 L${-78 * k} 492 L${-158 * k} 486Z`), silver, 4);
  if (person.clothes.emblem === undefined) drawBadge(garment, 134 * k, 446);
  for (const side of sides) drawPatch(garment, side);
};

/** A shield with a star's points. */
const drawBadge = (garment: GarmentContext, x: number, y: number): void => {
  const points = Array.from({ length: 14 }, (_, i) => {
    const reach = i % 2 === 0 ? 30 : 22;
    const angle = (i / 14) * 2 * Math.PI - Math.PI / 2;
    return `${x + Math.cos(angle) * reach} ${y + Math.sin(angle) * reach * 1.08}`;
  });
  drawPiece(garment, path(`M${points.join(' L')}Z`), gold, 6);
  const { context } = garment.pen;
  for (const [radius, light, edge] of [
    [17, '#f7e2a4', '#b98a30'],
    [10, '#5b7fb0', '#27406b'],
  ] as const) {
    context.fillStyle = radial(garment.pen, [x - 5, y - 6], radius * 1.5, [
      [0, light],
      [1, edge],
    ]);
    context.beginPath();
    context.arc(x, y, radius, 0, 7);
    context.fill();
  }
};

/** A rounded shield on the upper sleeve. */
const drawPatch = (garment: GarmentContext, side: 1 | -1): void => {
  const { person, pen } = garment;
  const [x, y] = hemPoint(person, side, 0.2, 0.1);
  const [tipX, tipY] = hemPoint(person, side, 0.42, 0.1);
  const { context } = pen;
  context.save();
  context.translate((x + tipX) / 2, (y + tipY) / 2);
  context.rotate(Math.atan2(tipY - y, tipX - x) - Math.PI / 2);
  for (const [size, tint] of [
    [1, gold],
    [0.86, darker('#27406b', 0.1)],
  ] as const) {
    const at = (v: number) => (v * size).toFixed(1);
    context.fillStyle = tint;
    context.fill(
      path(
        `M${at(-27)} ${at(-32)} Q0 ${at(-42)} ${at(27)} ${at(-32)} C${at(30)} ${at(8)} ${at(18)} ${at(30)} 0 ${at(40)} C${at(-18)} ${at(30)} ${at(-30)} ${at(8)} ${at(-27)} ${at(-32)}Z`,
      ),
    );
  }
  context.fillStyle = '#e9ecef';
  context.fill(
    path(
      person.clothes.emblem === 'cross'
        ? 'M-4 -16 H4 V-5 H15 V3 H4 V16 H-4 V3 H-15 V-5 H-4Z'
        : 'M0 -19 L5 -7 L18 -6 L8 3 L11 16 L0 9 L-11 16 L-8 3 L-18 -6 L-5 -7Z',
    ),
  );
  context.restore();
};
