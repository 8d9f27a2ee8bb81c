// Draws a knitted hat: a ribbed crown with a soft top, over a thick ribbed cuff.
import { blend, css } from '../../paint/colour.ts';
import { path, soft, spot, type Viewport } from '../../paint/pen.ts';
import type { Person } from '../person.ts';
import { dome, flatHairArea } from './hats.ts';
import { type Drape, drapeOn, drawClipped, drawCrease, emptyLayer, fillCloth, type Headwear } from './wrap.ts';

/** Draws a rib as a groove with a lit ridge beside it. */
const drawRib = ({ pen: { context }, shades }: Drape, d: string, width: number): void => {
  const line = path(d);
  context.strokeStyle = css(shades[0], 0.5);
  context.lineWidth = width * 0.42;
  context.stroke(line);
  context.save();
  context.translate(-width * 0.46, 0);
  context.strokeStyle = css(blend(shades[1], shades[2], 0.6), 0.42);
  context.lineWidth = width * 0.36;
  context.stroke(line);
  context.restore();
};

export const beanie = (person: Person, viewport: Viewport): Headwear => {
  const drape = drapeOn(viewport, person.headwearColour, person.seed);
  const { pen, shades } = drape;
  pen.context.scale(person.face.width, 1);
  pen.context.lineCap = 'round';
  const crown = path(
    'M-141 -100 C-156 -188 -118 -272 -26 -282 C22 -288 64 -282 94 -258 C140 -224 156 -170 141 -100 C96 -130 -96 -130 -141 -100Z',
  );
  fillCloth(drape, crown);
  drawClipped(drape, crown, () => {
    for (let i = -13; i <= 13; i++) {
      const q = i / 13;
      const top = `${q * 34 - 6} ${-282 + Math.abs(q) * 14}`;
      drawRib(drape, `M${top} C${q * 112 - 4} -262 ${q * 146} -210 ${q * 144} -96`, 10);
    }
    drawCrease(
      drape,
      [
        [96, -252],
        [60, -238],
        [34, -246],
      ],
      0.55,
    );
    dome(drape, -26, -190, 165);
    spot(pen, [0, -134], 160, 26, shades[0], 0.5);
  });
  const cuff = path(
    'M-148 -62 C-104 -104 104 -104 148 -62 C160 -84 161 -122 149 -142 C100 -180 -100 -180 -149 -142 C-161 -122 -160 -84 -148 -62Z',
  );
  fillCloth(drape, cuff);
  drawClipped(drape, cuff, () => {
    for (let i = -17; i <= 17; i++) {
      const q = i / 17;
      const rise = 34 * (1 - q * q);
      drawRib(
        drape,
        `M${q * 148} ${-138 - rise} C${q * 158} ${-118 - rise} ${q * 158} ${-86 - rise} ${q * 148} ${-58 - rise}`,
        9,
      );
    }
    // The cuff is turned up: round above, and in its own shade below.
    soft(pen, 5, () => {
      pen.context.lineWidth = 12;
      pen.context.strokeStyle = css(shades[2], 0.32);
      pen.context.stroke(path('M-146 -136 C-100 -172 100 -172 146 -136'));
      pen.context.strokeStyle = css(shades[0], 0.6);
      pen.context.stroke(path('M-150 -62 C-104 -104 104 -104 150 -62'));
    });
    dome(drape, -24, -116, 165);
  });
  return { back: emptyLayer(viewport), front: pen.canvas, flattensHair: flatHairArea };
};
