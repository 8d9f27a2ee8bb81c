// Formats the charges of a video.
import type { JobView, LineItem } from '@greenroom/sdk';

const WIDTH = { item: 22, seconds: 18, credits: 10 };

const row = (item: string, seconds: string, reserved: string, charged: string): string =>
  `  ${item.padEnd(WIDTH.item)}${seconds.padEnd(WIDTH.seconds)}${reserved.padStart(WIDTH.credits)}${charged.padStart(WIDTH.credits)}`;

const measureOf = ({ seconds, rate }: LineItem): string =>
  seconds === null || rate === null ? '' : `${seconds.toFixed(2)} s × ${rate}`;

/** Lines for the terminal. `balance`: the credits available after the job. */
export function receipt(job: JobView, items: readonly LineItem[], balance: number): string[] {
  const reserved = job.credits_estimated ?? 0;
  const charged = job.credits_actual ?? 0;
  const rule = `  ${'─'.repeat(WIDTH.item + WIDTH.seconds + 2 * WIDTH.credits)}`;
  return [
    row('', '', 'reserved', 'charged'),
    ...items.map((item) =>
      row(item.item.replaceAll('_', ' '), measureOf(item), String(item.estimated), String(item.actual ?? 0)),
    ),
    rule,
    row('total', '', String(reserved), String(charged)),
    row('released', '', '', String(reserved - charged)),
    row('balance', '', '', String(balance)),
  ];
}
