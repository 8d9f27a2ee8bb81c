// Draws a hard hat, a chef's hat and a straw hat.
import { blend, css } from '../../paint/colour.ts';
import { linear, path, soft, spot, type Viewport } from '../../paint/pen.ts';
import type { Person } from '../person.ts';
import { dome, flatHairArea, shadeUnderBrim } from './hats.ts';
import { type Drape, drapeOn, drawClipped, emptyLayer, fillCloth, type Headwear } from './wrap.ts';

const WHITE = [255, 255, 255] as const;

/** A hat on the hair's viewport, as wide as the head. */
const hatOf = (person: Person, viewport: Viewport, draw: (drape: Drape) => void): Headwear => {
  const drape = drapeOn(viewport, person.headwearColour, person.seed);
  drape.pen.context.scale(person.face.width, 1);
  draw(drape);
  return { back: emptyLayer(viewport), front: drape.pen.canvas, flattensHair: flatHairArea };
};

export const hardHat = (person: Person, viewport: Viewport): Headwear =>
  hatOf(person, viewport, (drape) => {
    const { pen, shades } = drape;
    const { context } = pen;
    const shell = path('M-150 -98 C-163 -190 -112 -280 0 -282 C112 -280 163 -190 150 -98 C96 -130 -96 -130 -150 -98Z');
    fillCloth(drape, shell);
    drawClipped(drape, shell, () => {
      dome(drape, -30, -180, 170);
      // Three ridges run from the crown to the brim, each lit from the left.
      for (const [d, width] of [
        ['M0 -284 L0 -112', 30],
        ['M-44 -276 C-74 -232 -88 -170 -86 -106', 17],
        ['M44 -276 C74 -232 88 -170 86 -106', 17],
      ] as const) {
        soft(pen, 2.4, () => {
          for (const [dx, colour, alpha, part] of [
            [width * 0.42, shades[0], 0.6, 0.5],
            [-width * 0.36, shades[2], 0.75, 0.4],
            [0, shades[1], 0.9, 0.72],
          ] as const) {
            context.save();
            context.translate(dx, 0);
            context.strokeStyle = css(colour, alpha);
            context.lineWidth = width * part;
            context.stroke(path(d));
            context.restore();
          }
        });
      }
      // Plastic shines.
      spot(pen, [-66, -214], 34, 24, WHITE, 0.6, -0.5);
      spot(pen, [-14, -262], 26, 8, WHITE, 0.35);
    });
    shadeUnderBrim(drape, -52);
    const brim = path(
      'M-158 -94 C-104 -140 104 -140 158 -94 C170 -74 146 -66 124 -72 C66 -96 -66 -96 -124 -72 C-146 -66 -170 -74 -158 -94Z',
    );
    fillCloth(drape, brim);
    drawClipped(drape, brim, () => {
      context.fillStyle = linear(
        pen,
        [0, -132],
        [0, -70],
        [
          [0, css(blend(shades[1], shades[2], 0.4))],
          [0.55, css(shades[1])],
          [1, css(blend(shades[0], shades[1], 0.35))],
        ],
      );
      context.fillRect(-180, -142, 360, 84);
      spot(pen, [-60, -114], 60, 6, WHITE, 0.4, -0.12);
    });
  });

export const chefHat = (person: Person, viewport: Viewport): Headwear =>
  hatOf(person, viewport, (drape) => {
    const { pen, shades } = drape;
    const { context } = pen;
    const shadow = blend(shades[0], [120, 116, 128], 0.75);
    const puff = path(
      'M-144 -150 C-204 -176 -204 -256 -148 -272 C-132 -322 -54 -338 -6 -318 C42 -340 124 -326 146 -274 C204 -258 206 -178 144 -150 C96 -184 -96 -184 -144 -150Z',
    );
    fillCloth(drape, puff);
    drawClipped(drape, puff, () => {
      spot(pen, [96, -232], 120, 92, shadow, 0.34);
      spot(pen, [0, -168], 170, 26, shadow, 0.5);
      spot(pen, [-70, -272], 76, 44, WHITE, 0.7);
      // Pleats gather in the band and open upwards.
      soft(pen, 3, () => {
        for (let i = -5; i <= 5; i++) {
          const q = i / 5;
          context.strokeStyle = css(shadow, 0.5);
          context.lineWidth = 7;
          context.stroke(
            path(`M${q * 132} ${-158 - 22 * (1 - q * q)} Q${q * 140} ${-220} ${q * 158} ${-262 - 34 * (1 - q * q)}`),
          );
        }
      });
      // The folds between the three parts of the crown.
      soft(pen, 4, () => {
        context.strokeStyle = css(shadow, 0.55);
        context.lineWidth = 7;
        for (const d of [
          'M-148 -272 C-128 -262 -112 -250 -106 -232',
          'M-6 -318 C0 -300 2 -282 -2 -262',
          'M146 -274 C126 -264 112 -252 106 -234',
        ])
          context.stroke(path(d));
      });
    });
    const band = path('M-144 -84 C-96 -122 96 -122 144 -84 L149 -154 C98 -194 -98 -194 -149 -154Z');
    fillCloth(drape, band);
    drawClipped(drape, band, () => {
      context.fillStyle = linear(
        pen,
        [-150, 0],
        [150, 0],
        [
          [0, css(shadow, 0.35)],
          [0.3, css(shadow, 0)],
          [0.66, css(shadow, 0.05)],
          [1, css(shadow, 0.6)],
        ],
      );
      context.fillRect(-160, -200, 320, 130);
    });
  });

export const strawHat = (person: Person, viewport: Viewport): Headwear =>
  hatOf(person, viewport, (drape) => {
    const { pen, shades } = drape;
    const { context } = pen;
    shadeUnderBrim(drape, -22);
    const brim = path(
      'M-236 -112 C-236 -146 -120 -160 0 -160 C120 -160 236 -146 236 -112 C236 -82 120 -60 0 -60 C-120 -60 -236 -82 -236 -112Z',
    );
    fillCloth(drape, brim);
    drawClipped(drape, brim, () => {
      // Braids of straw around the brim, and the shade of the crown on it.
      context.lineWidth = 2;
      for (let ring = 0; ring < 9; ring++) {
        context.strokeStyle = css(ring % 2 ? shades[0] : shades[2], ring % 2 ? 0.4 : 0.5);
        context.beginPath();
        context.ellipse(0, -111, 236 - ring * 11, 50 - ring * 4, 0, 0, 7);
        context.stroke();
      }
      spot(pen, [30, -96], 150, 22, shades[0], 0.55);
      spot(pen, [-130, -116], 70, 16, shades[2], 0.5);
    });
    const crown = path(
      'M-146 -118 C-150 -206 -108 -266 -8 -268 C104 -268 150 -206 146 -118 C96 -90 -96 -90 -146 -118Z',
    );
    fillCloth(drape, crown);
    drawClipped(drape, crown, () => {
      context.lineWidth = 2;
      for (let row = 0; row < 18; row++) {
        context.strokeStyle = css(row % 2 ? shades[0] : shades[2], row % 2 ? 0.36 : 0.45);
        context.beginPath();
        context.ellipse(0, -112 - row * 10, 158 - row * 1.5, 26, 0, 0.1, Math.PI - 0.1);
        context.stroke();
      }
      dome(drape, -30, -190, 150);
      spot(pen, [-50, -226], 50, 30, shades[2], 0.4, -0.5);
      const ribbon = path('M-154 -122 C-98 -92 98 -92 154 -122 L154 -156 C98 -126 -98 -126 -154 -156Z');
      context.fillStyle = linear(
        pen,
        [-146, 0],
        [146, 0],
        [
          [0, '#2b2320'],
          [0.35, '#54453d'],
          [1, '#1f1917'],
        ],
      );
      context.fill(ribbon);
    });
  });
