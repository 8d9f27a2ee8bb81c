// Draws tailored garments with notched lapels: blazer, suit, jacket, doctor's coat, coat.
import { blend, css, lightness, rgb } from '../../paint/colour.ts';
import { mix } from '../../paint/curve.ts';
import { bothSides, clipped, path, soft } from '../../paint/pen.ts';
import { createRandom } from '../../paint/random.ts';
import { sides } from '../arms.ts';
import { bodyBottom, breadth, jacketScale, neckHalf, shoulderDrop, shoulderY, trunkHalf } from '../body-plan.ts';
import { hasCollar } from './blouses.ts';
import { drawInner, innerOf } from './buttoned.ts';
import {
  darker,
  drawButton,
  drawFlap,
  drawOpenFront,
  drawPattern,
  drawPiece,
  drawSeam,
  type GarmentContext,
  lighter,
  mirroredPath,
} from './cloth.ts';
import { drawCollarStand } from './collars.ts';
import { drawCoatBelt, drawTrousersBelow } from './trousers.ts';

/** Where the lapels end, and half the width between the fronts there: 0 if the garment is buttoned. */
interface Front {
  meet: number;
  gap: number;
}

/** Measures that the fronts, the lapels and the collar share. */
const planOf = ({ person }: GarmentContext, { meet, gap }: Front) => {
  const k = jacketScale(person);
  const neck = neckHalf(person) + 3;
  const top = neck + 12;
  return { k, neck, top, fold: `C${top - 6} 400 ${gap + 36 * k} ${meet - 140} ${gap} ${meet}` };
};

/** Draws the garment over the inner one: a V to the end of the lapels, and what the fronts leave open below. */
const drawFronts = (garment: GarmentContext, front: Front): void => {
  const { k, top, fold } = planOf(garment, front);
  const { meet, gap } = front;
  const below =
    gap > 0
      ? `C${gap - 2} ${meet + 120} ${gap + 8} ${meet + 260} ${gap + 40 * k} ${bodyBottom}`
      : `L0 ${meet + 70} C${10 * k} ${meet + 150} ${40 * k} ${meet + 280} ${70 * k} ${bodyBottom}`;
  drawOpenFront(garment, mirroredPath(`M0 200 L${top} 200 L${top} 262 ${fold} ${below} L0 ${bodyBottom}Z`));
};

/** Draws the seam of a set-in sleeve, from which the sleeve falls in the shade. */
export const drawArmhole = (garment: GarmentContext, side: 1 | -1): void => {
  const s = breadth(garment.person) * side;
  const d = shoulderDrop(garment.person);
  const { pen, shape, person } = garment;
  const seam = `M${222 * s} ${316 + d} C${238 * s} ${372 + d} ${214 * s} ${440 + d} ${208 * s} ${530 + d}`;
  clipped(pen, shape, () => {
    soft(pen, 7, () => {
      for (const [out, tint, wide] of [
        [8, 'rgba(10,6,20,.34)', 14],
        [26, 'rgba(255,250,240,.16)', 16],
      ] as const) {
        pen.context.strokeStyle = tint;
        pen.context.lineWidth = wide;
        pen.context.save();
        pen.context.translate(out * side, 2);
        pen.context.stroke(path(seam));
        pen.context.restore();
      }
    });
    drawSeam(garment, seam, person.clothes.colour, 0.6, 2.2);
  });
};

/** Draws a pressed edge: a light line along it, and a dark one outside. */
const drawEdge = ({ pen: { context }, person }: GarmentContext, d: string): void => {
  const colour = rgb(person.clothes.colour);
  context.strokeStyle = css(blend(colour, [20, 14, 44], 0.6), mix(0.5, 0.2, lightness(colour)));
  context.lineWidth = 3;
  context.stroke(path(d));
  context.strokeStyle = css(blend(colour, [255, 255, 255], 0.42), 0.3);
  context.lineWidth = 1.5;
  context.stroke(path(d));
};

/** Draws collar and lapels. `wide` is a factor on the width of the lapels. */
const drawLapels = (garment: GarmentContext, front: Front, wide = 1): void => {
  const { clothes, gender } = garment.person;
  const { k, neck, top, fold } = planOf(garment, front);
  const { meet, gap } = front;
  const w = k * wide * (gender === 'male' ? 1 : 0.94);
  const [corner, tip, point] = [112 * w, 168 * w, 142 * w];
  // On dark cloth only light tells the lapels from the fronts.
  const lift = 0.06 + 0.1 * Math.max(0, 0.42 - lightness(rgb(clothes.colour)));
  const outer = `C${tip - 2} 516 ${gap + 84 * w} ${meet - 112} ${gap + 5} ${meet + 3}`;
  const lapel = path(
    `M${top} 262 L${corner} 406 L${tip} 424 ${outer} L${gap} ${meet} ${fold.replace(/^C(\S+ \S+) (\S+ \S+) .*$/, `C$2 $1 ${top} 262`)}Z`,
  );
  // The collar lies on the shoulder.
  const nape = shoulderY(garment.person, neck + 50) - 5;
  const collar = path(
    `M${neck} 257 C${neck + 16} 259 ${neck + 34} ${nape - 20} ${neck + 50} ${nape} L${point} 380 L${corner} 407 L${top - 1} 340 C${top} 306 ${neck + 6} 282 ${neck} 257Z`,
  );
  bothSides(garment.pen, (side) => {
    const shade = side < 0 ? lighter(clothes.colour, 2 * lift) : lighter(clothes.colour, lift - 0.03);
    for (const piece of [lapel, collar]) {
      drawFlap(garment, piece, shade, 20);
      drawPattern(garment, piece, clothes);
    }
    clipped(garment.pen, lapel, () => {
      // The fold rolls: it is lit along its edge.
      soft(garment.pen, 7, () => {
        garment.pen.context.strokeStyle = `rgba(255,250,240,${side < 0 ? 0.2 : 0.1})`;
        garment.pen.context.lineWidth = 12;
        garment.pen.context.stroke(path(`M${top + 6} 300 ${fold}`));
      });
    });
    // Two clipped edges in one place look jagged; a line over both is smooth.
    garment.pen.context.strokeStyle = lighter(shade, side < 0 ? 0.06 : 0.2);
    garment.pen.context.lineWidth = 3;
    garment.pen.context.stroke(path(`M${top} 262 ${fold}`));
    // Pressed edges, and the seam between collar and lapel.
    const edge = `M${corner} 406 L${tip} 424 ${outer}`;
    drawEdge(garment, edge);
    drawEdge(garment, `M${corner} 407 L${point} 380 L${neck + 50} ${nape}`);
    drawSeam(garment, `M${corner} 407 L${top} 337`, clothes.colour, 0.7, 1.8);
  });
};

/** Draws the folds by which the button pulls at the cloth around the waist, and the shade where the trunk turns away below the arms. */
const drawWaist = ({ pen, person, shape }: GarmentContext, y: number): void => {
  const { context } = pen;
  clipped(pen, shape, () =>
    soft(pen, 9, () => {
      for (const side of sides) {
        const edge = (at: number) => side * trunkHalf(person, at);
        context.strokeStyle = 'rgba(10,6,20,.24)';
        context.lineWidth = 34;
        context.stroke(path(`M${edge(540)} 540 Q${edge(680) * 0.9} 690 ${edge(860)} 860`));
        for (const [at, down] of [
          [0.78, -76],
          [0.86, 10],
          [0.74, 84],
        ] as const)
          for (const [drop, tint, wide] of [
            [6, 'rgba(10,6,20,.24)', 10],
            [-6, 'rgba(255,250,240,.18)', 8],
          ] as const) {
            context.strokeStyle = tint;
            context.lineWidth = wide;
            context.stroke(
              path(
                `M${side * 34} ${y + down * 0.2 + drop} Q${edge(y) * 0.46} ${y + down * 0.4 + drop} ${edge(y) * at} ${y + down + drop}`,
              ),
            );
          }
      }
    }),
  );
};

/** Draws darts, front edges and the flaps of both pockets. */
const drawTailoring = (garment: GarmentContext, { meet, gap }: Front): void => {
  const { pen, person } = garment;
  const { colour } = person.clothes;
  const { k } = planOf(garment, { meet, gap });
  if (gap === 0) drawWaist(garment, meet + 20);
  bothSides(pen, (side) => {
    drawSeam(garment, `M${120 * k} 580 C${116 * k} 660 ${108 * k} 740 ${112 * k} 834`, colour, 0.3, 1.6);
    const flap = path(
      `M${74 * k} 838 L${170 * k} 826 L${176 * k} 866 Q${174 * k} 874 ${164 * k} 875 L${88 * k} 884 Q${78 * k} 884 ${77 * k} 876Z`,
    );
    drawFlap(garment, flap, side < 0 ? lighter(colour, 0.03) : darker(colour, 0.06), 6);
    drawPattern(garment, flap, person.clothes);
    drawSeam(garment, `M${74 * k} 838 L${170 * k} 826`, colour, 0.5, 1.8);
    drawSeam(
      garment,
      `M${gap + 8} ${meet + 10} C${gap + 7} ${meet + 130} ${gap + 17} ${meet + 260} ${gap + 50 * k} ${bodyBottom}`,
      colour,
      gap > 0 ? 0.34 : 0,
      1.3,
    );
  });
  if (gap === 0) drawSeam(garment, `M-3 ${meet + 2} L-2 ${meet + 72}`, colour, 0.55, 1.8);
};

/** Draws a jacket with lapels over what is worn below it. `wide` is a factor on the width of the lapels. */
export const drawTailored = (garment: GarmentContext, front: Front, wide = 1): void => {
  drawInner(garment);
  drawTrousersBelow(garment);
  drawFronts(garment, front);
  for (const side of sides) drawArmhole(garment, side);
  drawLapels(garment, front, wide);
};

/** Draws the collar behind the neck, and that of the shirt in it. */
export const tailoredBack = (garment: GarmentContext): void => {
  const { person } = garment;
  const inner = innerOf(person);
  drawCollarStand(garment, darker(person.clothes.colour, 0.1));
  if (inner === 'shirt' || inner === 'waistcoat' || (inner === 'blouse' && hasCollar(person)))
    drawCollarStand(garment, person.clothes.second, 8);
};

const buttonColour = (garment: GarmentContext): string => darker(garment.person.clothes.colour, 0.45);

export const blazer = (garment: GarmentContext): void => {
  const front = { meet: 742, gap: 0 };
  drawTailored(garment, front);
  drawTailoring(garment, front);
  // A woman's lapel covers the place of the pocket.
  if (garment.person.gender === 'male') asWideAsJacket(garment, () => drawWelt(garment));
  drawButton(garment, 0, 766, buttonColour(garment), 8);
};

/** A soft jacket that is worn open, with its one button undone. */
export const openJacket = (garment: GarmentContext): void => {
  const front = { meet: 724, gap: 50 };
  drawTailored(garment, front, 0.94);
  drawTailoring(garment, front);
  drawButton(garment, 66, 744, buttonColour(garment), 8);
};

/** The strip of cloth along the breast pocket. */
const drawWelt = (garment: GarmentContext): void =>
  drawFlap(garment, path('M107 524 L173 513 L176 530 L110 541Z'), lighter(garment.person.clothes.colour, 0.04), 5);

/** Draws pockets where a jacket of this width has them. */
const asWideAsJacket = ({ pen: { context }, person }: GarmentContext, draw: () => void): void => {
  context.save();
  context.scale(jacketScale(person), 1);
  draw();
  context.restore();
};

export const suit = (garment: GarmentContext): void => {
  const front = { meet: 706, gap: 0 };
  const { second } = garment.person.clothes;
  drawTailored(garment, front);
  drawTailoring(garment, front);
  asWideAsJacket(garment, () => {
    for (const [peak, tint] of [
      ['M118 534 L128 496 L150 512 L158 528Z', darker(second, 0.1)],
      ['M130 532 L152 488 L168 506 L170 526Z', second],
    ] as const)
      drawFlap(garment, path(peak), tint, 4);
    drawWelt(garment);
  });
  for (const y of [734, 826]) drawButton(garment, 0, y, buttonColour(garment), 7);
};

/** Buttoned low or high, or worn open, with pens or a badge at the pocket. */
export const labCoat = (garment: GarmentContext): void => {
  const { person } = garment;
  const { colour } = person.clothes;
  const random = createRandom(`${person.seed}/coat`);
  const front = random.pick([
    { meet: 760, gap: 0 },
    { meet: 640, gap: 0 },
    { meet: 720, gap: 44 },
  ]);
  drawTailored(garment, front, random.between(0.84, 1.02));
  asWideAsJacket(garment, () => {
    const pocket = path('M82 566 L156 558 L159 646 Q159 652 153 653 L93 658 Q87 658 86 652Z');
    if (random.chance(0.6))
      for (const [x, tint] of [
        [108, '#2f4f86'],
        [122, '#a8473f'],
      ] as const)
        drawPiece(garment, path(`M${x} 538 h7 v44 h-7Z`), tint, 3);
    else drawPiece(garment, path('M-158 548 L-94 552 L-94 580 L-158 576Z'), '#4f7f9a', 4);
    drawFlap(garment, pocket, lighter(colour, 0.04), 5);
    drawSeam(garment, 'M83 580 L157 572', colour, 0.34, 1.4);
  });
  if (front.gap > 0) return;
  drawSeam(garment, `M-4 ${front.meet} L-2 ${bodyBottom}`, colour, 0.5, 1.8);
  for (let y = front.meet + 30; y < 1000; y += 100) drawButton(garment, 4, y, lighter(colour, 0.2), 7);
};

export const coat = (garment: GarmentContext): void => {
  drawTailored(garment, { meet: 700, gap: 0 }, 1.1);
  for (const y of [742, 850, 958, 1066]) for (const x of [-46, 46]) drawButton(garment, x, y, buttonColour(garment), 9);
  if (createRandom(`${garment.person.seed}/belt`).chance(0.55)) drawCoatBelt(garment);
};
