// A share as a figure: a row of people, of whom as many as the words say fill one after another.
import type { Direction } from '@greenroom/captions/direction';
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { numberOf } from './number-words.ts';
import type { Frame, OverlayLayer } from './overlay.ts';

const MOST = 10;
/** Where a figure is, as shares of the frame's width: where labels are, and the words of cards. */
export const FIGURE = { onPresenter: { left: 0.07, wide: 0.79 }, onCard: { left: 0.09, wide: 0.79 } } as const;
/** The gap between two people, as a share of a person's width. */
const GAP = 0.04;
/** Of people who are not counted. */
const REST = 'rgba(255, 255, 255, 0.2)';
/** Padding of a plate and the radius of its corners, as shares of the frame's width. */
const PAD = 0.02;
const ROUND = 0.02;
/** Frames between two people who fill. */
const STEP = 3;

/** Between both numbers, with a noun at most before the last ones: not "in" or "of", as in "2 lessons in 3 days" and "2 packs of 6". */
const OUT_OF = /^(?:(?:\S+ )?(?:out of|sur|su)|von|de cada|em cada|van de|op de|из|na)$/;
const TIMES = /^(?:days?|hours?|jours?|heures?|giorni|ore)\s/i;
/** Before a number that names one of many, or is denied: "step 2 out of 3", "Teil 2 von 3", "not 9 out of 10". */
const NO_SHARE_BEFORE =
  /(?<!\p{L})(?:step|tip|part|day|week|lesson|number|no|not|nur|nicht|teil|folge|tag|woche|schritt|kapitel|lektion|modul|runde|platz|nummer|étape|partie|jour|pas|passo|parte|giorno|non|não|paso|día)\.?\s*$/iu;
/** After a share of something other than people. */
const NO_SHARE_AFTER = /^\s*(?:[\p{Nd}-]|star|stern|étoile|stell|estrella|estrela|point|punkt|punt)/iu;

export interface Share {
  part: number;
  whole: number;
}

/** The share of people that a title names, "9 out of 10" or "neun von zehn", of at most ten; undefined if it names none. */
export const shareOf = ({ before, key, after }: { before: string; key: string; after: string }): Share | undefined => {
  const words = key.trim().split(/\s+/);
  const [part, whole] = [words[0]!, words.at(-1)!].map(numberOf);
  const between = words.slice(1, -1).join(' ');
  if (!OUT_OF.test(between) || TIMES.test(between) || part === undefined || whole === undefined) return undefined;
  if (NO_SHARE_BEFORE.test(before) || NO_SHARE_AFTER.test(after)) return undefined;
  return part > 0 && part <= whole && whole > 2 && whole <= MOST ? { part, whole } : undefined;
};

/** Rows of a person with head and shoulders, and of one who fills a card, relative to the width. */
const TALL = { bust: 1, onCard: 1.42 };
const FEET = 0.06;

/** Draws a person who is `side` wide and `tall` pixels high. */
const drawPerson = (
  pen: SKRSContext2D,
  [left, top]: readonly [x: number, y: number],
  { side, tall }: { side: number; tall: number },
  colour: string,
): void => {
  pen.fillStyle = colour;
  pen.beginPath();
  pen.arc(left + side / 2, top + side * 0.3, side * 0.2, 0, 2 * Math.PI);
  pen.roundRect(left + side * 0.16, top + side * 0.56, side * 0.68, tall - side * (0.56 + FEET), [
    side * 0.3,
    side * 0.3,
    side * 0.08,
    side * 0.08,
  ]);
  pen.fill();
};

/**
 * `left` and `wide` as shares of the frame's width; `after`: frames before the first person fills, and a plate with the row appears: without
 * one, the row is there from the first frame on. Undefined: all are visible from it on. `plate`: its colour; undefined: there is none. `colour`: of the people who are counted.
 */
export const shareFigure = (
  share: Share,
  place: {
    left: number;
    wide: number;
    direction: Direction;
    after: number | undefined;
    plate: string | undefined;
    colour: string;
  },
  { width }: Pick<Frame, 'width'>,
): { tall: number; layers: OverlayLayer[] } => {
  const { direction, plate, after, colour } = place;
  const [left, wide] = [place.left * width, place.wide * width];
  const pad = plate ? width * PAD : 0;
  // On a card there is room for two rows.
  const inRow = plate || share.whole <= 5 ? share.whole : Math.ceil(share.whole / 2);
  const side = Math.floor((wide - 2 * pad) / (inRow + (inRow - 1) * GAP));
  const step = side * (1 + GAP);
  const person = { side, tall: side * (plate ? TALL.bust : TALL.onCard) };
  const row = person.tall + side * GAP;
  const tall = Math.ceil(row * (Math.ceil(share.whole / inRow) - 1) + person.tall + 2 * pad);
  const at = (index: number): readonly [x: number, y: number] => {
    const offset = pad + (index % inRow) * step;
    const x = direction === 'rtl' ? left + wide - side - offset : left + offset;
    return [x, pad + Math.floor(index / inRow) * row];
  };
  const layer = (draw: (pen: SKRSContext2D) => void) => {
    const picture = createCanvas(width, tall);
    draw(picture.getContext('2d'));
    return picture;
  };
  const all = layer((pen) => {
    if (plate) {
      pen.fillStyle = plate;
      pen.beginPath();
      pen.roundRect(left, 0, wide, tall, width * ROUND);
      pen.fill();
    }
    for (let index = 0; index < share.whole; index++) drawPerson(pen, at(index), person, REST);
  });
  const filled = Array.from({ length: share.part }, (_, index) => ({
    picture: layer((pen) => drawPerson(pen, at(index), person, colour)),
    after: after === undefined ? undefined : after + index * STEP,
    entrance: 4,
  }));
  return { tall, layers: [{ picture: all, after: plate ? after : undefined }, ...filled] };
};
