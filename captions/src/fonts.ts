// The fonts of captions: Montserrat or Noto Sans for Latin and Cyrillic, Noto Sans for everything else, loaded when a text needs them.
import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import type { CaptionFont } from '@greenroom/engine-kit/ports/captions';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';

const WEIGHT = 800;

/** In order of preference. Each of the three Han fonts has the shapes of its own country. */
const PACKAGES = [
  'montserrat',
  'noto-sans',
  ...[
    'arabic',
    'hebrew',
    'devanagari',
    'bengali',
    'gurmukhi',
    'gujarati',
    'oriya',
    'tamil',
    'telugu',
    'kannada',
    'malayalam',
    'sinhala',
    'thai',
    'lao',
    'khmer',
    'myanmar',
    'georgian',
    'armenian',
    'ethiopic',
    'sc',
    'jp',
    'kr',
  ].map((script) => `noto-sans-${script}`),
];
const JAPANESE = 'noto-sans-jp';
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** One font file: variable in weight, for a part of a family's characters. */
interface Face {
  /** The name that it is registered under. */
  family: string;
  from: string;
  file: string;
  /** The characters that its package says it has. */
  ranges: readonly (readonly [number, number])[];
}

let all: Face[] | undefined;

const faces = (): readonly Face[] => {
  all ??= PACKAGES.flatMap((name) => {
    const folder = dirname(findPackageJSON(`@fontsource-variable/${name}`, import.meta.url)!);
    const unicode = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')) as Record<string, string>;
    return Object.entries(unicode)
      .map(([part, ranges]) => {
        // Parts without a name are numbered: "[12]" is the file "-12-".
        const file = `${name}-${part.replace(/[[\]]/g, '')}-wght-normal.woff2`;
        return { family: file, from: name, file: join(folder, 'files', file), ranges: ranges.split(',').map(rangeOf) };
      })
      .sort((a, b) => Number(b.file.includes('-latin-wght')) - Number(a.file.includes('-latin-wght')));
  });
  return all;
};

/** "U+0000-00FF" or "U+0131". */
const rangeOf = (text: string): readonly [number, number] => {
  const [from, to] = text.replace('U+', '').split('-');
  return [Number.parseInt(from!, 16), Number.parseInt(to ?? from!, 16)];
};

const registered = new Set<Face>();

const register = (face: Face): void => {
  if (registered.has(face)) return;
  GlobalFonts.register(readFileSync(face.file), face.family);
  registered.add(face);
};

const known = new Map<string, Face | undefined>();

/** The first face that has the character, among the files of these packages and not the fonts of the machine. */
const faceWith = (character: string, japanese: boolean, font: CaptionFont): Face | undefined => {
  const key = `${character}${japanese}${font}`;
  if (!known.has(key)) {
    const code = character.codePointAt(0)!;
    const having = (face: Face) =>
      face.ranges.some(([from, to]) => code >= from && code <= to) && drawsIt(face, character);
    const first = japanese && code >= FIRST_OF_EAST_ASIA ? JAPANESE : font;
    const preferred = faces().filter(({ from }) => from === first);
    known.set(key, preferred.find(having) ?? faces().find(having));
  }
  return known.get(key);
};

/** Below are the letters that Montserrat draws better. */
const FIRST_OF_EAST_ASIA = 0x2e80;

const MISSING = '\u{10FFFD}';
const boxes = new Map<Face, Buffer>();
const proof = createCanvas(40, 48).getContext('2d');

/** Files lack some characters of their stated ranges: one that looks like the box for a missing character is missing. */
const drawsIt = (face: Face, character: string): boolean => {
  register(face);
  const box = boxes.get(face) ?? drawn(face, MISSING);
  boxes.set(face, box);
  return !drawn(face, character).equals(box);
};

const drawn = ({ family }: Face, character: string): Buffer => {
  proof.clearRect(0, 0, 40, 48);
  proof.font = `${WEIGHT} 28px "${family}"`;
  proof.fillText(character, 6, 34);
  return Buffer.from(proof.getImageData(0, 0, 40, 48).data.buffer);
};

const DEFAULT_FONT: CaptionFont = 'montserrat';

export const hasGlyph = (character: string): boolean => faceWith(character, false, DEFAULT_FONT) !== undefined;

/** Every text may have Latin letters, digits and signs. */
const ALWAYS = 'A';
const families = new Map<string, string>();

/** The font families for this text, as a canvas takes them in `font`. `among` as with `captionFont`. */
export const familiesFor = (text: string, among = text, font: CaptionFont = DEFAULT_FONT): string => {
  const japanese = KANA.test(among);
  const key = `${japanese} ${font} ${text}`;
  let list = families.get(key);
  if (list === undefined) {
    const needed = new Set([...ALWAYS, ...text].flatMap((character) => faceWith(character, japanese, font) ?? []));
    list = [...needed]
      .sort((a, b) => faces().indexOf(a) - faces().indexOf(b))
      .map(({ family }) => `"${family}"`)
      .join(', ');
    families.set(key, list);
  }
  return list;
};

/**
 * The `font` of a canvas for this text; without a text, for Latin letters, digits and signs.
 * @param among the whole text, which tells whether the Han letters of this part are Japanese
 */
export const captionFont = (
  px: number,
  text = '',
  among = text,
  font: CaptionFont = DEFAULT_FONT,
  weight = WEIGHT,
): string => `${weight} ${px}px ${familiesFor(text, among, font)}`;

const ruler = createCanvas(1, 1).getContext('2d');
const widths = new Map<string, number>();
const RULER_PX = 100;

/** Width in pixels of the text in `captionFont`. */
export const measureCaption = (px: number, text: string, among = text, font: CaptionFont = DEFAULT_FONT): number => {
  const key = `${KANA.test(among)} ${font} ${text}`;
  let width = widths.get(key);
  if (width === undefined) {
    ruler.font = captionFont(RULER_PX, text, among, font);
    width = ruler.measureText(text).width;
    widths.set(key, width);
  }
  return (width * px) / RULER_PX;
};
