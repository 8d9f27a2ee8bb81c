// The shape of every price, and the integer arithmetic under it: line items of whole credits that add up exactly.
import { flatPrices } from '@greenroom/contract/prices';

export type Item =
  | 'render'
  | 'render_first_scene'
  | 'render_later_scenes'
  | 'lipsync'
  | 'tts'
  | 'first_frame'
  | 'captions'
  | 'character'
  | 'voice';

export interface LineItem {
  item: Item;
  /** Seconds of video, to the millisecond; null for what is not priced by time. */
  seconds: number | null;
  /** Credits a second; null for what is not priced by time. */
  rate: number | null;
  /** Whole credits. */
  credits: number;
}

/** The members of `breakdown` on the wire; which of them a mode has, the contract says. */
export type Breakdown<Member extends string> = Record<`${Member}_credits`, number>;

export interface Quote<Member extends string> {
  lineItems: LineItem[];
  breakdown: Breakdown<Member>;
  /** The sum of the line items, which is the sum of the breakdown. */
  total: number;
}

/**
 * Credits for a stretch of time, rounded up to the whole credit once.
 * `durationMs` is whole milliseconds, zero or more; anything else is a RangeError.
 */
export function timed(item: Item, durationMs: number, tenthsPerSecond: number): LineItem {
  if (!Number.isSafeInteger(durationMs) || durationMs < 0) throw new RangeError(`${durationMs} is no length in ms.`);
  return {
    item,
    seconds: durationMs / 1000,
    rate: tenthsPerSecond / 10,
    credits: Math.ceil((durationMs * tenthsPerSecond) / 10_000),
  };
}

export const flat = (item: Item, credits: number): LineItem => ({ item, seconds: null, rate: null, credits });

/** Credits for speaking a text of so many Unicode code points. */
export const priceTts = (characters: number): number =>
  Math.max(flatPrices.speechMinimum, Math.ceil((characters * flatPrices.speechPerThousand) / 1000));

/** Adds up the line items whose names begin with the breakdown member's name. */
export function quote<Member extends string>(members: readonly Member[], lineItems: LineItem[]): Quote<Member> {
  const sum = (items: LineItem[]) => items.reduce((credits, line) => credits + line.credits, 0);
  const breakdown = Object.fromEntries(
    members.map((member) => [`${member}_credits`, sum(lineItems.filter(({ item }) => item.startsWith(member)))]),
  ) as Breakdown<Member>;
  return { lineItems, breakdown, total: sum(lineItems) };
}
