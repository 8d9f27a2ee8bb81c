// Parses the demo's command line.
import { parseArgs } from 'node:util';

export interface DemoOptions {
  text: string;
  mode: 'talking_head' | 'scenes';
  resolution: '480p' | '720p';
  /** A local picture to clone the presenter from. */
  photo: string | undefined;
}

export const usage = `npm run demo -- [--photo me.jpg] [--mode talking_head|scenes] [--720p] ["the script"]`;

const MUG =
  'Meet the mug that keeps its cool. Pour your coffee at nine, and sip it hot at noon. ' +
  'Double walls, no spills, and it fits every bag. Order yours today, and the first refill is on us.';

const TOUR =
  'Every morning starts the same way: a hot coffee that is cold before you drink it. ' +
  'We thought you deserve better, so we built a mug with double walls. ' +
  'Take it to the office, take it to the beach, take it wherever the day goes. ' +
  'It stays hot for six hours, and it never spills. Order yours today.';

/** Throws an error with a message for the user. A `--` before the text is optional. */
export function parseOptions(args: readonly string[]): DemoOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      photo: { type: 'string' },
      mode: { type: 'string', default: 'talking_head' },
      '720p': { type: 'boolean', default: false },
    },
  });
  const { mode, photo } = values;
  if (mode !== 'talking_head' && mode !== 'scenes')
    throw new Error(`--mode must be talking_head or scenes, but is ${mode}.`);
  const text = positionals.join(' ').trim() || (mode === 'scenes' ? TOUR : MUG);
  return { text, mode, resolution: values['720p'] ? '720p' : '480p', photo };
}
