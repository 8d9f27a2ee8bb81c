// Draws straps that are buttoned on both shoulders, as on trench coats and uniforms.
import { bothSides, path } from '../../paint/pen.ts';
import { breadth, shoulderY } from '../body-plan.ts';
import { drawButton, drawFlap, drawSeam, type GarmentContext, lighter } from './cloth.ts';

export const drawShoulderStraps = (garment: GarmentContext, colour: string, button = '#5a4632'): void => {
  const { person } = garment;
  const s = breadth(person);
  const y = (x: number) => shoulderY(person, x * s);
  bothSides(garment.pen, () => {
    const strap = path(
      `M${118 * s} ${y(118) + 22} L${130 * s} ${y(130) + 5} L${232 * s} ${y(232) + 8} C${244 * s} ${y(236) + 22} ${240 * s} ${y(236) + 38} ${230 * s} ${y(230) + 42} L${134 * s} ${y(134) + 38}Z`,
    );
    drawFlap(garment, strap, lighter(colour, 0.07), 8);
    drawSeam(
      garment,
      `M${124 * s} ${y(124) + 22} L${133 * s} ${y(133) + 10} L${230 * s} ${y(230) + 14}`,
      colour,
      0.4,
      1.2,
    );
    drawButton(garment, 140 * s, y(140) + 22, button, 5.6);
  });
};
