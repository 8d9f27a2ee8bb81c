// Reads captions from a finished video: in each frame, the box in the highlight colour behind the spoken word.
import type { Raster } from '../engines/studio/src/photo/raster.ts';
import { frameRateOf, framesOf } from './video-frames.ts';

/** A highlighted word, until another word or none is highlighted. */
export interface SeenWord {
  fromMs: number;
  /** As fractions of the frame's width and height. */
  box: { left: number; right: number; top: number; bottom: number };
}

/** The highlight colour after encoding. */
const isSpoken = (r: number, g: number, b: number): boolean => r > 215 && g > 55 && g < 135 && b > 10 && b < 105;

/** The minimum pixels of a highlight. */
const LEAST = 60;
/** Boxes whose sides differ by at most this many pixels belong to the same word. */
const SAME_PX = 3;

type Box = readonly [left: number, right: number, top: number, bottom: number];

const boxOf = ({ width, height, rgba }: Raster): Box | undefined => {
  let [left, right, top, bottom, count] = [width, 0, height, 0, 0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      if (!isSpoken(rgba[at]!, rgba[at + 1]!, rgba[at + 2]!)) continue;
      [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)];
      count++;
    }
  }
  return count < LEAST ? undefined : [left, right, top, bottom];
};

/** The words in the order of their highlights. Nothing else in the video may have that colour. */
export const readCaptions = async (file: string): Promise<SeenWord[]> => {
  const msPerFrame = 1000 / (await frameRateOf(file));
  const words: SeenWord[] = [];
  let before: Box | undefined;
  let i = 0;
  for await (const frame of framesOf(file)) {
    const box = boxOf(frame);
    if (box !== undefined && !box.every((edge, k) => Math.abs(edge - (before?.[k] ?? -100)) <= SAME_PX)) {
      const { width, height } = frame;
      const [left, right, top, bottom] = box;
      words.push({
        fromMs: i * msPerFrame,
        box: { left: left / width, right: right / width, top: top / height, bottom: bottom / height },
      });
    }
    before = box;
    i++;
  }
  return words;
};

/**
 * Pairs spoken words with highlighted ones, in order, so that the sum of time differences is minimal. Undefined for words that
 * were not highlighted.
 */
export const pairWords = (truthMs: readonly number[], seen: readonly SeenWord[]): (SeenWord | undefined)[] => {
  // As in an edit distance: the cost of pairing the first i with the first j.
  const unpaired = 400;
  const cost = truthMs.map(() => new Float64Array(seen.length + 1));
  const first = Float64Array.from({ length: seen.length + 1 }, (_, j) => j * unpaired);
  const costAt = (i: number, j: number): number => (i === 0 ? first : cost[i - 1]!)[j]!;
  const pairing = (i: number, j: number): number =>
    costAt(i - 1, j - 1) + Math.abs(seen[j - 1]!.fromMs - truthMs[i - 1]!);
  for (let i = 1; i <= truthMs.length; i++) {
    cost[i - 1]![0] = i * unpaired;
    for (let j = 1; j <= seen.length; j++) {
      cost[i - 1]![j] = Math.min(pairing(i, j), costAt(i - 1, j) + unpaired, costAt(i, j - 1) + unpaired);
    }
  }
  const pairs: (SeenWord | undefined)[] = truthMs.map(() => undefined);
  for (let [i, j] = [truthMs.length, seen.length]; i > 0 && j > 0; ) {
    if (costAt(i, j) === pairing(i, j)) pairs[--i] = seen[--j];
    else if (costAt(i, j) === costAt(i - 1, j) + unpaired) i--;
    else j--;
  }
  return pairs;
};
