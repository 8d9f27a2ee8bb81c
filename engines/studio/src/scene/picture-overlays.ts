// Overlays with a partner's picture above the presenter, and captions as lower thirds.
import { SAFE } from '@greenroom/captions/safe-area';
import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { drawContained, fullBleed, isCutOut } from './backgrounds.ts';
import { claimLabel, MAX_LINES, type Room } from './claim-label.ts';
import { hookLabel } from './hook-label.ts';
import { labelText, type TitleWords } from './label-text.ts';
import type { Frame, Overlay, OverlayLayer } from './overlay.ts';
import { phraseLabel, type SpokenPhrase } from './phrase-label.ts';
import { drawTitle, setTitle } from './title.ts';

const LEFT = 0.07;
const BOTTOM = SAFE.bottom - 0.02;
const MAX_WIDTH = SAFE.right - LEFT - 0.01;
/** Frames before a caption appears, so that the picture is seen first. */
const CAPTION_AFTER = 7;

const band = (width: number, tall: number): { picture: Canvas; pen: SKRSContext2D } => {
  const picture = createCanvas(width, tall);
  return { picture, pen: picture.getContext('2d') };
};

/** Font sizes of a caption and of a key label, as shares of the frame's width. */
const CAPTION_PX = 0.052;
const LABEL_PX = 0.13;
const LABEL_ENTRANCE = 6;

/** Height of a lower third at most, as a share of the frame, and its distance below the chin. */
const MAX_HEIGHT = 0.33;
const MAX_LABEL_HEIGHT = 0.26;
const BELOW_CHIN = 0.012;
const MAX_HOOK_HEIGHT = 0.43;
const HOOK_BELOW_CHIN = 0.085;
/** Height at least, if the chin is low. */
const MIN_HEIGHT = 0.075;

const maxHeightBelow = (chinY: number): number =>
  Math.max(MIN_HEIGHT, Math.min(MAX_HEIGHT, BOTTOM - chinY - BELOW_CHIN));

interface LowerThird {
  px: number;
  after: number | undefined;
  tallest: number;
  maxLines?: number;
}

const lowerThirdAt = (
  text: string,
  { px, after, tallest, maxLines }: LowerThird,
  { width, height, accent }: Frame,
): Overlay | undefined => {
  const widest = width * MAX_WIDTH;
  const room = { widest, tallest: height * tallest, fontPx: width * px };
  const title = setTitle(text, { ...room, ...(maxLines && { maxLines }) });
  if (title === undefined) return undefined;
  const tall = Math.ceil(title.tall);
  const { picture, pen: context } = band(width, tall);
  drawTitle(context, title, { left: width * LEFT, bottom: tall, widest, accent });
  return { top: Math.round(height * BOTTOM) - tall, layers: [{ picture, after }] };
};

/** A caption; undefined if it has no drawable words. @param chinY of the presenter, as a share of the frame */
export const lowerThird = (caption: string | undefined, frame: Frame, chinY = 0): Overlay | undefined =>
  caption === undefined
    ? undefined
    : lowerThirdAt(caption, { px: CAPTION_PX, after: CAPTION_AFTER, tallest: maxHeightBelow(chinY) }, frame);

const labelRoom = ({ width, height }: Frame, tallest: number): Room => ({
  left: width * LEFT,
  widest: width * MAX_WIDTH,
  bottom: height * BOTTOM,
  tallest: height * tallest,
});

/** The words with which a film begins, on the chest: hands are lower; undefined if they do not fit. @param chinY of the presenter, as a share of the frame @param wordsAt as in `hookLabel` */
export const hookWords = (
  title: TitleWords,
  frame: Frame,
  chinY = 0,
  wordsAt: readonly number[] = [],
): Overlay | undefined => {
  const room = labelRoom(frame, Math.max(MIN_HEIGHT, Math.min(MAX_HOOK_HEIGHT, BOTTOM - chinY - HOOK_BELOW_CHIN)));
  const label = hookLabel(labelText(title), room, frame, wordsAt);
  const below = Math.round(frame.height * (chinY + HOOK_BELOW_CHIN));
  return label && chinY > 0 ? { ...label, top: Math.min(label.top, below) } : label;
};

/**
 * Key words as a larger label.
 * @param after frames before they appear; undefined: they are visible from the first frame on
 * @param chinY of the presenter, as a share of the frame
 * @param wordsAt as in `claimLabel`
 */
export const keyLabel = (
  title: TitleWords,
  after: number | undefined,
  frame: Frame,
  chinY = 0,
  wordsAt?: readonly number[],
): Overlay | undefined => {
  const tallest = Math.min(MAX_LABEL_HEIGHT, maxHeightBelow(chinY));
  const room = labelRoom(frame, tallest);
  const label =
    claimLabel(title, after, room, frame, wordsAt) ??
    lowerThirdAt(labelText(title), { px: LABEL_PX, after, tallest, maxLines: MAX_LINES }, frame);
  return label && { ...label, layers: label.layers.map((layer) => ({ entrance: LABEL_ENTRANCE, ...layer })) };
};

/** A shorter word says little by itself, unless the phrase ends with it. */
const MIN_KEY_LETTERS = { within: 5, last: 4 };
/** Words of a phrase that does not come to its first one. */
const MIN_OPENED = 3;

/** The word of a phrase that counts: its number, or else its last one with a meaning, if it has several words; not the first of a longer one. */
const keyWordOf = (text: string, { unstressed }: Frame): string | undefined => {
  const words = text.split(/\s+/u).map((word) => word.replaceAll(MARKS, ''));
  if (words.length < 2) return undefined;
  return (
    words.find((word) => /\p{N}/u.test(word)) ??
    words.findLast((word, index) => {
      const least = index === words.length - 1 ? MIN_KEY_LETTERS.last : MIN_KEY_LETTERS.within;
      const opens = index === 0 && words.length > MIN_OPENED;
      return !opens && word.length >= least && !unstressed?.has(word.toLowerCase());
    })
  );
};
const MARKS = /^\p{P}{1,4}|\p{P}{1,4}$/gu;

/** Words of the speech. One without drawable words is left out. */
export const phraseLabels = (phrases: readonly SpokenPhrase[], frame: Frame, chinY = 0): Overlay[] => {
  const room = labelRoom(frame, Math.min(MAX_LABEL_HEIGHT, maxHeightBelow(chinY)));
  return phrases.flatMap((phrase) => phraseLabel(phrase, keyWordOf(phrase.text, frame), room, frame) ?? []);
};

/** Overlays as one; undefined if there are none. */
export const overlaid = (overlays: readonly Overlay[]): Overlay | undefined => {
  if (overlays.length === 0) return undefined;
  const top = Math.min(...overlays.map((overlay) => overlay.top));
  const hides = overlays.find((overlay) => overlay.hides !== undefined)?.hides;
  return { top, layers: overlays.flatMap((overlay) => layersAt(overlay, top)), hides };
};

/** The layers of another overlay in a band that starts at row `top`. */
const layersAt = ({ top: from, layers }: Overlay, top: number): OverlayLayer[] =>
  layers.map((layer) => ({ ...layer, down: from - top + (layer.down ?? 0) }));

/**
 * Split frame, as shares: height of the panel, cropped part of its picture at most, range of the presenter's shift down, lowest chin, and
 * lowest chin over a caption. `line`: rows between the panel and the presenter.
 */
export const SPLIT = {
  panel: 0.395,
  cropped: 0.25,
  line: 6,
  down: { min: 0.2, max: 0.26 },
  chin: 0.8,
  chinOverCaption: 0.65,
};

/** The panel of a split frame: a photo from edge to edge, or one without a background on the ground. */
export const splitPanel = (picture: Canvas, ground: Canvas, width: number, height: number): Overlay => {
  const tall = Math.round((height * SPLIT.panel) / 8) * 8;
  const back = band(width, tall);
  back.pen.fillStyle = '#ffffff';
  back.pen.fillRect(0, 0, width, tall);
  const shown = tall - SPLIT.line;
  if (!isCutOut(picture)) {
    back.pen.drawImage(fullBleed(picture, SPLIT.cropped, width, shown), 0, 0);
    return { top: 0, layers: [{ picture: back.picture }] };
  }
  back.pen.drawImage(fullBleed(ground, 1, width, shown), 0, 0);
  back.pen.fillStyle = 'rgba(255, 252, 246, 0.5)';
  back.pen.fillRect(0, 0, width, shown);
  const top = height * (SAFE.top + 0.01);
  const product = band(width, tall);
  const x = width * LEFT;
  drawContained(product.pen, picture, { x, y: top, width: width * SAFE.right - x, height: tall * 0.94 - top });
  return { top: 0, layers: [{ picture: back.picture }, { picture: product.picture, after: 2 }] };
};
