// Draws a turban, a cap, a beret and a flat cap.
import { blend, css } from '../../paint/colour.ts';
import { linear, path, soft, spot, type Viewport } from '../../paint/pen.ts';
import { createRandom } from '../../paint/random.ts';
import type { Person } from '../person.ts';
import {
  type Drape,
  drapeOn,
  drawClipped,
  drawCrease,
  drawCrossedBands,
  emptyLayer,
  fillCloth,
  type Headwear,
} from './wrap.ts';

/** Shades a hat as a dome that is lit from the left. */
export const dome = (drape: Drape, x: number, y: number, radius: number): void => {
  const { pen, shades } = drape;
  pen.context.fillStyle = linear(
    pen,
    [x - radius, y - radius],
    [x + radius, y + radius * 0.6],
    [
      [0, css(blend(shades[1], shades[2], 0.5), 0.5)],
      [0.4, css(shades[1], 0)],
      [1, css(shades[0], 0.75)],
    ],
  );
  pen.context.fillRect(-300, -400, 600, 700);
};

/** Shades the forehead and the temples under a brim; in the middle of the face down to about height `low`. */
export const shadeUnderBrim = ({ pen }: Drape, low: number): void =>
  soft(pen, 8, () => {
    pen.context.fillStyle = 'rgba(58,24,18,.52)';
    pen.context.fill(path(`M-122 -106 L122 -106 L120 -48 C74 ${low} -74 ${low} -120 -48Z`));
  });

export const turban = (person: Person, viewport: Viewport): Headwear => {
  const drape = drapeOn(viewport, person.headwearColour, person.seed);
  const { pen } = drape;
  pen.context.scale(person.face.width, 1);
  const shape = path(
    'M-136 -52 C-162 -90 -172 -150 -150 -202 C-124 -256 -60 -278 0 -278 C60 -278 126 -256 151 -202 C172 -150 162 -90 136 -52 C122 -86 76 -116 0 -142 C-76 -116 -122 -86 -136 -52Z',
  );
  fillCloth(drape, shape);
  drawClipped(drape, shape, () => {
    drawCrossedBands(drape, { bands: 5, height: 128 });
    dome(drape, -20, -190, 170);
    soft(pen, 6, () => {
      pen.context.strokeStyle = css(drape.shades[0], 0.6);
      pen.context.lineWidth = 9;
      pen.context.stroke(path('M-136 -52 C-122 -86 -76 -116 0 -142 C76 -116 122 -86 136 -52'));
    });
  });
  return { back: emptyLayer(viewport), front: pen.canvas };
};

/** The area in which a hat flattens hair. */
export const flatHairArea = path(
  'M-400 -40 C-230 -50 -150 -56 -143 -76 C-110 -122 -60 -128 0 -128 C60 -128 110 -122 143 -76 C150 -56 230 -50 400 -40 L400 -500 L-400 -500Z',
);

export const cap = (person: Person, viewport: Viewport): Headwear => {
  const drape = drapeOn(viewport, person.headwearColour, person.seed);
  const { pen, shades } = drape;
  const { context } = pen;
  context.scale(person.face.width, 1);
  const shape = path('M-139 -84 C-146 -160 -116 -246 0 -250 C116 -246 146 -160 139 -84 C92 -118 -92 -118 -139 -84Z');
  fillCloth(drape, shape);
  drawClipped(drape, shape, () => {
    context.strokeStyle = css(shades[0], 0.5);
    context.lineWidth = 1.8;
    for (const d of ['M0 -250 L0 -110', 'M0 -250 C-70 -220 -92 -160 -90 -100', 'M0 -250 C70 -220 92 -160 90 -100'])
      context.stroke(path(d));
    dome(drape, -30, -170, 160);
    spot(pen, [-46, -196], 60, 34, shades[2], 0.34, -0.5);
  });
  context.fillStyle = css(shades[1]);
  context.beginPath();
  context.ellipse(0, -250, 9, 5, 0, 0, 7);
  context.fill();
  shadeUnderBrim(drape, -46);
  const visor = path(
    'M-132 -96 C-92 -134 92 -134 132 -96 C150 -74 128 -62 112 -66 C60 -88 -60 -88 -112 -66 C-128 -62 -150 -74 -132 -96Z',
  );
  fillCloth(drape, visor);
  drawClipped(drape, visor, () => {
    context.fillStyle = linear(
      pen,
      [0, -128],
      [0, -66],
      [
        [0, css(blend(shades[1], shades[2], 0.35))],
        [0.6, css(shades[1])],
        [1, css(shades[0])],
      ],
    );
    context.fillRect(-160, -140, 320, 90);
    dome(drape, -30, -110, 150);
  });
  return { back: emptyLayer(viewport), front: pen.canvas, flattensHair: flatHairArea };
};

/** A round of felt on a band, pulled to one side. */
export const beret = (person: Person, viewport: Viewport): Headwear => {
  const drape = drapeOn(viewport, person.headwearColour, person.seed);
  const { pen, shades } = drape;
  const { context } = pen;
  context.scale(person.face.width, 1);
  const shape = path(
    'M-137 -92 C-166 -136 -158 -196 -96 -230 C-20 -268 118 -276 184 -226 C222 -192 196 -128 137 -84 C92 -126 -92 -130 -137 -92Z',
  );
  fillCloth(drape, shape);
  drawClipped(drape, shape, () => {
    dome(drape, 20, -190, 190);
    spot(pen, [-40, -216], 84, 26, shades[2], 0.36, -0.3);
    spot(pen, [160, -150], 60, 50, shades[0], 0.6);
  });
  drawCrease(
    drape,
    [
      [60, -122],
      [126, -140],
      [176, -176],
    ],
    0.7,
  );
  const band = path('M-139 -82 C-92 -122 92 -118 139 -74 L137 -92 C92 -134 -92 -138 -137 -100Z');
  fillCloth(drape, band);
  drawClipped(drape, band, () => dome(drape, -20, -110, 150));
  context.strokeStyle = css(shades[1]);
  context.lineWidth = 7;
  context.lineCap = 'round';
  context.stroke(path('M34 -252 L40 -266'));
  return { back: emptyLayer(viewport), front: pen.canvas, flattensHair: flatHairArea };
};

/** A low crown of tweed, drawn forward over a short stiff brim. */
export const flatCap = (person: Person, viewport: Viewport): Headwear => {
  const drape = drapeOn(viewport, person.headwearColour, person.seed);
  const { pen, shades } = drape;
  const { context } = pen;
  context.scale(person.face.width, 1);
  shadeUnderBrim(drape, -56);
  const brim = path('M-118 -102 C-70 -134 70 -134 118 -102 C116 -72 78 -84 0 -88 C-78 -84 -116 -72 -118 -102Z');
  fillCloth(drape, brim);
  drawClipped(drape, brim, () => {
    context.fillStyle = css(shades[0], 0.55);
    context.fillRect(-150, -140, 300, 80);
  });
  const crown = path(
    'M-142 -82 C-166 -128 -158 -190 -104 -220 C-44 -246 44 -246 104 -220 C158 -190 166 -128 142 -82 C124 -100 112 -108 98 -106 C52 -122 -52 -122 -98 -106 C-112 -108 -124 -100 -142 -82Z',
  );
  fillCloth(drape, crown);
  drawClipped(drape, crown, () => {
    const random = createRandom(`${person.seed}/tweed`);
    for (const tint of [css(shades[2], 0.22), css(shades[0], 0.24)]) {
      context.fillStyle = tint;
      for (let i = 0; i < 900; i++) context.fillRect(random.between(-165, 165), random.between(-245, -80), 2.6, 2.6);
    }
    dome(drape, -20, -180, 170);
    spot(pen, [-50, -206], 80, 24, shades[2], 0.34, -0.2);
  });
  return { back: emptyLayer(viewport), front: pen.canvas, flattensHair: flatHairArea };
};
