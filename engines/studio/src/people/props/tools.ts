// Tools of trades that a hand holds upright: scissors with a comb, a hammer, brushes and a whisk.
import { blend, css, type Rgb, rgb } from '../../paint/colour.ts';
import { clipped, type Pen, path, soft } from '../../paint/pen.ts';
import { black, type DrawProp, fillWithShadow, rounded, seenOn, white } from './prop.ts';

const steel: Rgb = [186, 192, 200];

/** Draws `draw` turned about the hand, `aside` units beside it. */
const turned = ({ context }: Pen, angle: number, aside: number, draw: () => void): void => {
  context.save();
  context.translate(aside, 0);
  context.rotate(angle);
  draw();
  context.restore();
};

const drawComb = (pen: Pen, colour: string): void => {
  const { context } = pen;
  const teeth = Array.from({ length: 22 }, (_, i) => `M-6 ${-186 + i * 8.6} L-38 ${-186 + i * 8.6}`).join(' ');
  context.lineCap = 'round';
  context.strokeStyle = css(blend(rgb(colour), black, 0.3));
  context.lineWidth = 4.2;
  context.stroke(path(teeth));
  const back = path('M-12 -202 Q10 -206 14 -186 L14 24 Q12 40 -6 40 L-34 30 L-34 10 L-12 6Z');
  fillWithShadow(pen, back, colour);
  context.fillStyle = colour;
  context.fill(path('M-40 -202 L-4 -204 L-4 -190 L-40 -190Z'));
  clipped(pen, back, () =>
    soft(pen, 2, () => {
      context.strokeStyle = css(white, 0.5);
      context.lineWidth = 5;
      context.stroke(path('M-4 -198 L-4 30'));
    }),
  );
};

/** One half of closed scissors: its blade, and beyond the pivot its ring; the other is its mirror image. */
const drawHalf = (pen: Pen, ring: string): void => {
  const { context } = pen;
  const half = path(
    'M-15 -52 Q-16 -70 -13 -84 L-2 -208 Q0 -216 2 -208 L7 -84 L10 -56 C14 0 18 30 30 84 L16 86 C6 40 -6 0 -15 -52Z',
  );
  fillWithShadow(pen, half, rounded(pen, steel, 17));
  context.strokeStyle = css(blend(steel, black, 0.6), 0.7);
  context.lineWidth = 2;
  context.stroke(half);
  context.save();
  context.translate(31, 118);
  context.rotate(-0.2);
  for (const [wide, colour] of [
    [14, css(blend(rgb(ring), black, 0.35))],
    [8, ring],
  ] as const) {
    context.lineWidth = wide;
    context.strokeStyle = colour;
    context.beginPath();
    context.ellipse(0, 0, 22, 34, 0, 0, 7);
    context.stroke();
  }
  context.restore();
};

export const scissors: DrawProp = (pen, random, person) => {
  const { context } = pen;
  turned(pen, 0.42, 18, () => drawComb(pen, random.pick(seenOn(person, ['#23252b', '#8a5230', '#e6ded0', '#c8503c']))));
  const ring = random.pick(seenOn(person, ['#24262c', '#c79a3c', '#8f2d3f']));
  turned(pen, -0.2, -10, () => {
    drawHalf(pen, ring);
    context.scale(-1, 1);
    drawHalf(pen, ring);
    context.fillStyle = css(blend(steel, black, 0.55));
    context.beginPath();
    context.arc(0, -66, 8, 0, 7);
    context.fill();
    context.fillStyle = css(white, 0.8);
    context.beginPath();
    context.arc(1.5, -68, 3, 0, 7);
    context.fill();
  });
};

export const hammer: DrawProp = (pen) => {
  const { context } = pen;
  const handle = path('M-14 -140 L14 -140 C11 -60 19 40 18 128 Q0 142 -18 128 C-19 40 -11 -60 -14 -140Z');
  fillWithShadow(pen, handle, rounded(pen, [186, 128, 74], 20));
  clipped(pen, handle, () => {
    context.strokeStyle = 'rgba(90,50,20,.35)';
    context.lineWidth = 2;
    context.stroke(path('M-6 -140 C-3 -40 -9 40 -6 140 M5 -140 C7 -60 3 60 7 140'));
  });
  const head = path(
    'M-78 -186 Q-84 -160 -78 -134 L-58 -134 L-52 -142 L-30 -142 Q-24 -132 0 -132 Q22 -132 28 -146 C56 -148 78 -138 96 -112 C98 -150 70 -180 28 -184 L-30 -182 L-52 -180 L-58 -188Z',
  );
  context.save();
  fillWithShadow(pen, head, rounded(pen, [118, 124, 134], 110));
  clipped(pen, head, () =>
    soft(pen, 5, () => {
      context.strokeStyle = css(white, 0.6);
      context.lineWidth = 10;
      context.stroke(path('M-76 -176 L-30 -172 L28 -174 C60 -170 80 -154 92 -130'));
      context.strokeStyle = css(black, 0.5);
      context.stroke(path('M-76 -134 L-30 -138 Q0 -124 28 -142'));
    }),
  );
  context.restore();
};

/** Paints of a picture in progress. */
const paints = ['#c8433c', '#2f6db0', '#e2a72a', '#2f8a62', '#8a4f9c', '#e5793a'];

export const brushes: DrawProp = (pen, random) => {
  const { context } = pen;
  const first = Math.floor(random.next() * paints.length);
  for (const [i, [angle, long, wide]] of (
    [
      [-0.34, 206, 15],
      [0.3, 190, 12],
      [-0.03, 232, 19],
    ] as const
  ).entries())
    turned(pen, angle, 0, () => {
      const wood = path(
        `M-${wide * 0.6} ${90 - long} C-${wide * 0.8} -40 -${wide * 0.7} 20 -4 120 Q0 128 4 120 C${wide * 0.7} 20 ${wide * 0.8} -40 ${wide * 0.6} ${90 - long}Z`,
      );
      fillWithShadow(pen, wood, rounded(pen, i === 1 ? [48, 62, 92] : [190, 120, 62], wide));
      fillWithShadow(
        pen,
        path(
          `M-${wide} ${48 - long} L${wide} ${48 - long} L${wide * 0.66} ${100 - long} L-${wide * 0.66} ${100 - long}Z`,
        ),
        rounded(pen, steel, wide),
      );
      const hair = path(
        `M-${wide} ${52 - long} C-${wide * 1.5} ${10 - long} -${wide * 0.8} ${-30 - long} 0 ${-54 - long} C${wide * 0.9} ${-30 - long} ${wide * 1.5} ${10 - long} ${wide} ${52 - long}Z`,
      );
      fillWithShadow(pen, hair, rounded(pen, [116, 78, 48], wide * 1.3));
      clipped(pen, hair, () => {
        context.fillStyle = rounded(pen, rgb(paints[(first + i) % paints.length]!), wide * 1.3);
        context.fill(path(`M-60 ${8 - long} Q-10 ${24 - long} 4 ${6 - long} T60 ${10 - long} L60 -400 L-60 -400Z`));
      });
    });
};

export const whisk: DrawProp = (pen) => {
  const { context } = pen;
  for (const [half, tint] of [
    [54, css(blend(steel, black, 0.34))],
    [36, css(blend(steel, black, 0.14))],
    [17, css(steel)],
  ] as const) {
    const wire = path(
      `M-6 -28 C${-half * 0.5} -90 ${-half * 1.5} -222 0 -226 C${half * 1.5} -222 ${half * 0.5} -90 6 -28`,
    );
    context.lineWidth = 5;
    context.strokeStyle = tint;
    context.stroke(wire);
    context.save();
    context.translate(-1.4, -1);
    context.lineWidth = 1.8;
    context.strokeStyle = css(white, 0.85);
    context.stroke(wire);
    context.restore();
  }
  const handle = path('M-11 -40 L11 -40 C13 20 19 60 17 124 Q0 140 -17 124 C-19 60 -13 20 -11 -40Z');
  fillWithShadow(pen, handle, rounded(pen, steel, 18));
};
