// The price of a video: the same function at the estimated and at the measured length.
import { flatPrices, priceOfSpeech, tenthsPerSecond } from '@greenroom/contract/prices';
import { flat, type LineItem, type Quote, quote, timed } from './quote.ts';

export interface TalkingHeadOrder {
  /** Length of the finished video in whole milliseconds. */
  durationMs: number;
  resolution: keyof typeof tenthsPerSecond.talkingHead;
  /** Unicode code points of the script; undefined if the client sent a recording. */
  characters: number | undefined;
  /** The job draws its own first frame, because none was given. */
  makesFirstFrame: boolean;
  captions: boolean;
}

export type TalkingHeadQuote = Quote<'render' | 'lipsync' | 'tts' | 'first_frame' | 'captions'>;

export function priceTalkingHead(order: TalkingHeadOrder): TalkingHeadQuote {
  const { durationMs, resolution, characters, makesFirstFrame, captions } = order;
  const lines: LineItem[] = [
    timed('render', durationMs, tenthsPerSecond.talkingHead[resolution]),
    timed('lipsync', durationMs, tenthsPerSecond.lipsync),
  ];
  if (characters !== undefined) lines.push(flat('tts', priceOfSpeech(characters)));
  if (makesFirstFrame) lines.push(flat('first_frame', flatPrices.firstFrame));
  if (captions) lines.push(flat('captions', flatPrices.captions));
  return quote(['render', 'lipsync', 'tts', 'first_frame', 'captions'], lines);
}

export interface ScenesOrder {
  /** Length of each scene in whole milliseconds, in order, at least one. */
  sceneMs: readonly number[];
  fast: boolean;
  /** Unicode code points of the script. */
  characters: number;
}

export type ScenesQuote = Quote<'render' | 'tts'>;

export function priceScenes({ sceneMs, fast, characters }: ScenesOrder): ScenesQuote {
  const [first, ...later] = sceneMs;
  if (first === undefined) throw new RangeError('A video has at least one scene.');
  const rates = tenthsPerSecond.scenes[fast ? 'fast' : 'standard'];
  const lines = [timed('render_first_scene', first, rates.first)];
  // Priced together, so that the credits are rounded up once and not for each scene.
  const laterMs = later.reduce((sum, ms) => sum + ms, 0);
  if (later.length > 0) lines.push(timed('render_later_scenes', laterMs, rates.later));
  lines.push(flat('tts', priceOfSpeech(characters)));
  return quote(['render', 'tts'], lines);
}
