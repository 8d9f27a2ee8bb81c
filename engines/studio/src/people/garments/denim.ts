// Draws what shirts and jackets of denim have: light stitching and breast pockets with pointed flaps.
import { blend, css, rgb } from '../../paint/colour.ts';
import { path } from '../../paint/pen.ts';
import { jacketScale } from '../body-plan.ts';
import { darker, drawButton, drawFlap, type GarmentContext, lighter } from './cloth.ts';

/** The colour of a piece on one side: the left of the picture is nearer to the light. */
export const sided = (colour: string, side: 1 | -1): string => (side < 0 ? lighter(colour, 0.06) : darker(colour, 0.1));

export const drawStitching = ({ pen: { context }, person }: GarmentContext, d: string): void => {
  context.strokeStyle = css(blend(rgb(person.clothes.colour), [232, 176, 96], 0.62), 0.75);
  context.lineWidth = 1.7;
  context.setLineDash([6, 3.4]);
  context.stroke(path(d));
  context.setLineDash([]);
};

/** Draws the pocket of the half that the pen is mirrored to. */
export const drawDenimPocket = (garment: GarmentContext, side: 1 | -1): void => {
  const k = jacketScale(garment.person);
  const flap = path(`M${86 * k} 470 L${178 * k} 470 L${178 * k} 500 L${132 * k} 528 L${86 * k} 500Z`);
  drawFlap(garment, flap, sided(garment.person.clothes.colour, side), 6);
  drawStitching(garment, `M${90 * k} 498 L${132 * k} 522 L${174 * k} 498`);
  drawStitching(garment, `M${94 * k} 508 L${100 * k} 640 M${170 * k} 508 L${164 * k} 640`);
  drawButton(garment, 132 * k, 510, '#c79a63', 5);
};
