// The letters captions are set in: Montserrat for Latin and Cyrillic, Noto Sans for Arabic, and which characters they really have.
import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';

const WEIGHT = 800;
const PACKAGES = ['montserrat', 'noto-sans-arabic'] as const;

/** The characters of one font file, as its package states them. */
interface Subset {
  family: string;
  ranges: readonly (readonly [number, number])[];
}

let subsets: Subset[] | undefined;

const registered = (): Subset[] => {
  subsets ??= PACKAGES.flatMap((name) => {
    const folder = dirname(findPackageJSON(`@fontsource/${name}`, import.meta.url)!);
    const unicode = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')) as Record<string, string>;
    return Object.entries(unicode)
      .filter(([subset]) => !['math', 'symbols'].includes(subset))
      .map(([subset, ranges]) => {
        const family = `Caption ${name} ${subset}`;
        GlobalFonts.register(readFileSync(join(folder, `files/${name}-${subset}-${WEIGHT}-normal.woff2`)), family);
        return { family, ranges: ranges.split(',').map(rangeOf) };
      });
  }).sort((a, b) => Number(b.family.endsWith('t latin')) - Number(a.family.endsWith('t latin')));
  return subsets;
};

/** "U+0000-00FF" or "U+0131". */
const rangeOf = (text: string): readonly [number, number] => {
  const [from, to] = text.replace('U+', '').split('-');
  return [Number.parseInt(from!, 16), Number.parseInt(to ?? from!, 16)];
};

/** What a canvas takes as `font`. */
export const captionFont = (px: number): string =>
  `${WEIGHT} ${px}px ${registered()
    .map(({ family }) => `"${family}"`)
    .join(', ')}`;

const MISSING = '\u{10FFFD}';
const known = new Map<string, boolean>();

/** Whether the fonts have this character; a state of the files in this package, not of the machine's own fonts. */
export const hasGlyph = (character: string): boolean => {
  const code = character.codePointAt(0)!;
  if (!registered().some(({ ranges }) => ranges.some(([from, to]) => code >= from && code <= to))) {
    return false;
  }
  let has = known.get(character);
  if (has === undefined) {
    // The stated ranges promise more than the files hold: what looks like the box for a missing character is one.
    has = !drawn(character).equals(drawn(MISSING));
    known.set(character, has);
  }
  return has;
};

const drawn = (character: string): Buffer => {
  const canvas = createCanvas(40, 48);
  const pen = canvas.getContext('2d');
  pen.font = captionFont(28);
  pen.fillText(character, 6, 34);
  return Buffer.from(pen.getImageData(0, 0, 40, 48).data.buffer);
};
