// The structure of every price: line items of whole credits, computed in integers, that add up exactly.

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
  /** Seconds of video, to the millisecond; null if the item is not priced by time. */
  seconds: number | null;
  /** Credits per second; null if the item is not priced by time. */
  rate: number | null;
  /** Whole credits. */
  credits: number;
}

/** The members of `breakdown` on the wire. The contract defines which of them a mode has. */
export type Breakdown<Member extends string> = Record<`${Member}_credits`, number>;

export interface Quote<Member extends string> {
  lineItems: LineItem[];
  breakdown: Breakdown<Member>;
  /** The sum of the line items, which is the sum of the breakdown. */
  total: number;
}

/**
 * Credits for a duration, rounded up once to the whole credit.
 * Throws a RangeError unless `durationMs` is a whole number of milliseconds, zero or more.
 */
export function timed(item: Item, durationMs: number, tenthsPerSecond: number): LineItem {
  if (!Number.isSafeInteger(durationMs) || durationMs < 0)
    throw new RangeError(`${durationMs} is not a duration in whole milliseconds.`);
  return {
    item,
    seconds: durationMs / 1000,
    rate: tenthsPerSecond / 10,
    credits: Math.ceil((durationMs * tenthsPerSecond) / 10_000),
  };
}

export const flat = (item: Item, credits: number): LineItem => ({ item, seconds: null, rate: null, credits });

/** Each member of the breakdown is the sum of the line items whose names begin with its name. */
export function quote<Member extends string>(members: readonly Member[], lineItems: LineItem[]): Quote<Member> {
  const sum = (items: LineItem[]) => items.reduce((credits, line) => credits + line.credits, 0);
  const breakdown = Object.fromEntries(
    members.map((member) => [`${member}_credits`, sum(lineItems.filter(({ item }) => item.startsWith(member)))]),
  ) as Breakdown<Member>;
  return { lineItems, breakdown, total: sum(lineItems) };
}
