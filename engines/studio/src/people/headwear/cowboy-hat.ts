// Draws a cowboy hat: a creased crown with a band, and a wide brim that is turned up at both sides.
import { css } from '../../paint/colour.ts';
import { path, soft, spot, type Viewport } from '../../paint/pen.ts';
import type { Person } from '../person.ts';
import { dome, flatHairArea, shadeUnderBrim } from './hats.ts';
import { drapeOn, drawClipped, drawCrease, emptyLayer, fillCloth, type Headwear } from './wrap.ts';

export const cowboyHat = (person: Person, viewport: Viewport): Headwear => {
  const drape = drapeOn(viewport, person.headwearColour, person.seed);
  const { pen, shades } = drape;
  const { context } = pen;
  // Pressed down, with its brim close above the brows.
  context.transform(person.face.width, 0, 0, 0.88, 0, -1);
  // The far side of the brim is visible behind the crown.
  const far = path(
    'M-252 -176 C-190 -122 -110 -146 0 -146 C110 -146 190 -122 252 -176 C236 -100 120 -84 0 -84 C-120 -84 -236 -100 -252 -176Z',
  );
  fillCloth(drape, far);
  drawClipped(drape, far, () => {
    context.fillStyle = css(shades[0], 0.5);
    context.fill(far);
  });
  const crown = path(
    'M-148 -108 C-158 -178 -140 -262 -92 -296 C-64 -312 -32 -296 0 -284 C32 -296 64 -312 92 -296 C140 -262 158 -178 148 -108 C94 -84 -94 -84 -148 -108Z',
  );
  fillCloth(drape, crown);
  drawClipped(drape, crown, () => {
    dome(drape, -30, -210, 160);
    // The crown is pinched on top and at both sides.
    spot(pen, [0, -276], 26, 46, shades[0], 0.6);
    spot(pen, [62, -236], 22, 50, shades[0], 0.42, 0.3);
    spot(pen, [-62, -236], 18, 46, shades[0], 0.34, -0.3);
    spot(pen, [-92, -220], 18, 52, shades[2], 0.4, -0.12);
    spot(pen, [-26, -250], 14, 40, shades[2], 0.34, 0.2);
    drawCrease(
      drape,
      [
        [0, -286],
        [3, -250],
        [0, -214],
      ],
      0.5,
    );
    const band = path('M-152 -104 C-96 -78 96 -78 152 -104 L154 -142 C96 -112 -96 -112 -154 -142Z');
    context.fillStyle = css(shades[0], 0.9);
    context.fill(band);
    context.strokeStyle = 'rgba(255,236,200,.22)';
    context.lineWidth = 3;
    context.stroke(path('M-154 -136 C-96 -106 96 -106 154 -136'));
  });
  context.fillStyle = '#c8ccd2';
  context.fill(path('M102 -130 L126 -138 L128 -114 L104 -106Z'));
  shadeUnderBrim(drape, -12);
  const brim = path(
    'M-258 -182 C-244 -196 -226 -180 -206 -158 C-172 -120 -120 -104 0 -102 C120 -104 172 -120 206 -158 C226 -180 244 -196 258 -182 C246 -108 150 -60 0 -58 C-150 -60 -246 -108 -258 -182Z',
  );
  fillCloth(drape, brim);
  drawClipped(drape, brim, () => {
    dome(drape, -60, -130, 240);
    soft(pen, 7, () => {
      context.lineWidth = 13;
      context.strokeStyle = css(shades[0], 0.55);
      context.stroke(path('M-206 -156 C-172 -118 -120 -102 0 -100 C120 -102 172 -118 206 -156'));
      context.strokeStyle = css(shades[2], 0.4);
      context.stroke(path('M-252 -172 C-236 -110 -146 -70 0 -68 C146 -70 236 -110 252 -172'));
    });
    context.strokeStyle = css(shades[0], 0.5);
    context.lineWidth = 2;
    context.stroke(path('M-254 -176 C-240 -104 -148 -64 0 -62 C148 -64 240 -104 254 -176'));
  });
  return { back: emptyLayer(viewport), front: pen.canvas, flattensHair: flatHairArea };
};
