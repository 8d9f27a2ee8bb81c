// Tops that are pulled over the head: T-shirt, jumper, turtleneck, blouse, dress, hoodie, sportswear, scrubs.
import type { Path2D } from '@napi-rs/canvas';
import { blend, css, hex, rgb } from '../../paint/colour.ts';
import { bothSides, clipped, linear, path, soft } from '../../paint/pen.ts';
import { armInner, bodyBottom, breadth, neckHalf, silhouette } from '../body-plan.ts';
import { overBody, patterned, piece, seam, type Tailor } from './cloth.ts';

const far = 460;

/** Everything below a neckline that is `half` wide and `depth` deep. `pointed` 0 round to 1 a V. */
const below = (half: number, depth: number, pointed: number): { region: Path2D; edge: (lower: number) => string } => {
  const knee = half * (0.72 - 0.5 * pointed);
  const drop = depth - (1 - pointed) * 4;
  const curve = (lower: number, out: number) =>
    `M${-half - out} ${284 + lower * 0.2} C${-knee - out * 0.7} ${drop + lower - pointed * 40} ${-knee * (1 - pointed)} ${depth + lower} 0 ${depth + lower} C${knee * (1 - pointed)} ${depth + lower} ${knee + out * 0.7} ${drop + lower - pointed * 40} ${half + out} ${284 + lower * 0.2}`;
  return {
    region: path(
      `${curve(0, 0)} L${half + 40} 256 L${far} 256 L${far} ${bodyBottom} L${-far} ${bodyBottom} L${-far} 256 L${-half - 40} 256Z`,
    ),
    edge: (lower) => curve(lower, lower * 0.55),
  };
};

interface Neckline {
  half: number;
  depth: number;
  pointed?: number;
  /** Width of the band along the edge, 0 for none. */
  band?: number;
}

/** A top with a neckline over the whole silhouette. */
export const pullover = (tailor: Tailor, { half, depth, pointed = 0, band = 16 }: Neckline): void => {
  const { pen, person } = tailor;
  const { clothes } = person;
  const body = silhouette(person);
  const wide = half * (person.gender === 'male' ? 1.04 : 0.98) * (0.5 + 0.5 * breadth(person));
  const { region, edge } = below(wide, depth, pointed);
  clipped(pen, region, () => {
    piece(tailor, body, clothes.colour);
    patterned(tailor, body, clothes);
    overBody(tailor, body);
  });
  const { x } = pen;
  x.save();
  x.shadowColor = 'rgba(20,8,8,.55)';
  x.shadowBlur = 9 * pen.scale;
  x.shadowOffsetY = -3 * pen.scale;
  x.shadowOffsetX = 2 * pen.scale;
  x.lineWidth = Math.max(3, band);
  x.strokeStyle = linear(
    pen,
    [-wide, 300],
    [wide, 340],
    [
      [0, css(blend(rgb(clothes.colour), [255, 244, 228], 0.14))],
      [0.5, css(blend(rgb(clothes.colour), [10, 8, 26], 0.08))],
      [1, css(blend(rgb(clothes.colour), [10, 8, 26], 0.34))],
    ],
  );
  x.stroke(path(edge(band / 2)));
  x.restore();
  if (band > 6) seam(tailor, edge(band), clothes.colour, 0.42);
};

/** Bare arms below a sleeve that ends at height `hem`. */
export const bareArms = (tailor: Tailor, hem: number): void => {
  const { pen, person } = tailor;
  const { x } = pen;
  const [deep, shadow, mid, light] = person.skin.map(rgb);
  const s = breadth(person);
  clipped(pen, silhouette(person), () =>
    bothSides(pen, (side) => {
      const inner = (y: number) => armInner(person, y) + 10 * s;
      const arm = path(
        `M${inner(hem) - 14} ${hem + 10} Q${280 * s} ${hem - 18} ${380 * s} ${hem - 16} L${400 * s} ${bodyBottom} L${inner(900)} ${bodyBottom} L${inner(900)} 900 L${inner(640)} 640Z`,
      );
      const [from, to] = side < 0 ? [338 * s, 208 * s] : [208 * s, 338 * s];
      x.fillStyle = linear(
        pen,
        [from, 0],
        [to, 0],
        [
          [0, css(blend(mid!, light!, side < 0 ? 0.2 : 0))],
          [0.3, css(side < 0 ? light! : blend(mid!, light!, 0.5))],
          [0.65, css(mid!)],
          [1, css(blend(shadow!, deep!, 0.3))],
        ],
      );
      x.fill(arm);
      soft(pen, 8, () => {
        x.strokeStyle = css(deep!, 0.6);
        x.lineWidth = 14;
        x.stroke(path(`M${inner(hem) - 24} ${hem + 10} Q${280 * s} ${hem - 16} ${384 * s} ${hem - 14}`));
        x.lineWidth = 10;
        x.stroke(path(`M${inner(hem) - 4} ${hem} L${inner(640) - 4} 640 L${inner(900) - 4} ${bodyBottom}`));
      });
      seam(
        tailor,
        `M${inner(hem) - 20} ${hem} Q${280 * s} ${hem - 28} ${380 * s} ${hem - 26}`,
        person.clothes.colour,
        0.4,
      );
    }),
  );
};

export const tShirt = (tailor: Tailor): void => {
  pullover(tailor, { half: 98, depth: 352, band: 13 });
  bareArms(tailor, 585);
};

export const vNeck = (tailor: Tailor): void => pullover(tailor, { half: 92, depth: 424, pointed: 1, band: 10 });

export const jumper = (tailor: Tailor): void => pullover(tailor, { half: 97, depth: 346, band: 24 });

export const blouse = (tailor: Tailor): void => pullover(tailor, { half: 118, depth: 392, pointed: 0.55, band: 5 });

export const dress = (tailor: Tailor): void => {
  pullover(tailor, { half: 138, depth: 404, pointed: 0.2, band: 4 });
  bareArms(tailor, 500);
};

export const sportswear = (tailor: Tailor): void => {
  pullover(tailor, { half: 122, depth: 400, band: 9 });
  bareArms(tailor, 430);
};

export const scrubs = (tailor: Tailor): void => {
  pullover(tailor, { half: 90, depth: 412, pointed: 1, band: 17 });
  bareArms(tailor, 600);
  seam(tailor, 'M64 560 L150 556 L154 650 L70 656Z', tailor.person.clothes.colour, 0.35);
};

export const turtleneck = (tailor: Tailor): void => {
  const { pen, person } = tailor;
  const { colour } = person.clothes;
  const body = silhouette(person);
  piece(tailor, body, colour);
  patterned(tailor, body, person.clothes);
  overBody(tailor, body);
  const w = neckHalf(person) + 13;
  const collar = path(
    `M${-w} 214 C${-w * 0.5} 240 ${w * 0.5} 240 ${w} 214 C${w + 6} 250 ${w + 14} 274 ${w + 40} 294 C${w * 0.5} 348 ${-w * 0.5} 348 ${-w - 40} 294 C${-w - 14} 274 ${-w - 6} 250 ${-w} 214Z`,
  );
  piece(tailor, collar, colour, 9);
  clipped(pen, collar, () => {
    const { x } = pen;
    x.strokeStyle = css(blend(rgb(colour), [0, 0, 0], 0.6), 0.2);
    x.lineWidth = 2;
    for (let rib = -16; rib < 17; rib++) {
      x.beginPath();
      x.moveTo(rib * 7.6, 210);
      x.quadraticCurveTo(rib * 8, 260, rib * 10.4, 350);
      x.stroke();
    }
    soft(pen, 10, () => {
      x.fillStyle = 'rgba(10,5,15,.45)';
      x.beginPath();
      x.ellipse(20, 212, w + 16, 30, 0, 0, 7);
      x.fill();
    });
    x.fillStyle = linear(
      pen,
      [-w, 0],
      [w, 0],
      [
        [0, 'rgba(255,246,230,.16)'],
        [0.35, 'rgba(255,246,230,.05)'],
        [0.6, 'rgba(14,8,30,.1)'],
        [1, 'rgba(14,8,30,.5)'],
      ],
    );
    x.fillRect(-w - 60, 200, 2 * w + 120, 170);
  });
};

export const hoodie = (tailor: Tailor): void => {
  const { pen, person } = tailor;
  const { colour } = person.clothes;
  const s = breadth(person);
  const hood = hex(blend(rgb(colour), [10, 6, 20], 0.24));
  // The hood lies behind the neck and comes forward over the shoulders.
  piece(
    tailor,
    path(
      `M${-128 * s} 318 C${-160 * s} 250 ${-104 * s} 206 ${-58 * s} 212 L${58 * s} 212 C${104 * s} 206 ${160 * s} 250 ${128 * s} 318 L0 380Z`,
    ),
    hood,
    10,
  );
  pullover(tailor, { half: 90, depth: 372, pointed: 0.4, band: 20 });
  for (const side of [-1, 1]) {
    const cord = path(`M${side * 34} 366 C${side * 36} 420 ${side * 30} 460 ${side * 38} ${side < 0 ? 520 : 505}`);
    pen.x.lineCap = 'round';
    for (const [wide, tint] of [
      [7, blend(rgb(colour), [0, 0, 0], 0.6)],
      [4.6, blend(rgb(colour), [255, 252, 244], 0.7)],
    ] as const) {
      pen.x.strokeStyle = css(tint);
      pen.x.lineWidth = wide;
      pen.x.stroke(cord);
    }
  }
  seam(tailor, 'M-150 760 C-60 748 60 748 150 760 L190 900', colour, 0.3);
};
