// Measures lipsync in finished videos: how well the lips follow the sound, and whether they close on M, B and P.
// Exits with 1 if a video misses a target.
import { parseArgs } from 'node:util';
import { closuresOf, followsSound } from '@greenroom/engine-kit/lipsync-score';
import type { Speech } from '@greenroom/engine-kit/ports/speech';
import { watchVideo } from './lipsync-lips.ts';
import { missesOf, WANTED } from './lipsync-targets.ts';
import { PRESENTERS, renderVideo, speakSentences } from './lipsync-videos.ts';
import { openStepContext } from './open-step-context.ts';

const { who: asked } = parseArgs({ options: { who: { type: 'string' } } }).values;
const names = Object.keys(PRESENTERS).filter(
  (name) => asked === undefined || name === asked || PRESENTERS[name]!.kind === asked,
);
if (names.length === 0) {
  console.error(`--who takes photo, painted, or one of ${Object.keys(PRESENTERS).join(', ')}.`);
  process.exit(2);
}

const { ctx, close } = await openStepContext();
const misses: string[] = [];
try {
  const speeches = new Map<string, Promise<Speech>>();
  const speechOf = (voice: 'female' | 'male') => {
    const speech = speeches.get(voice) ?? speakSentences(voice, ctx);
    speeches.set(voice, speech);
    return speech;
  };
  const rows: Record<string, Record<string, string | number>> = {};
  for (const name of names) {
    const who = PRESENTERS[name]!;
    const speech = await speechOf(who.voice);
    const { clip, lipsync: reported } = await renderVideo(who, speech, ctx);
    const { lips, drop, blind, sound, framesPerSecond } = await watchVideo(clip);
    const follows = followsSound({ apertures: lips, framesPerSecond }, sound);
    const closures = closuresOf({ apertures: lips, framesPerSecond }, speech.phones);
    const { closed, open, shutBelow, count, missedMs } = closures;
    misses.push(...missesOf(follows, closures).map((miss) => `${name} ${miss}.`));
    rows[name] = {
      voice: who.voice,
      'follows sound': follows.correlation.toFixed(2),
      'lag ms': follows.lagMs,
      'lower lip follows': followsSound({ apertures: drop, framesPerSecond }, sound).correlation.toFixed(2),
      'shut on M, B, P': `${Math.round(100 * (1 - missedMs.length / count))} % of ${count}`,
      'engine’s own': `${reported!.correlation.toFixed(2)}, ${reported!.lagMs} ms, ${reported!.closures!.closed} of ${reported!.closures!.count}`,
      'missed at s': missedMs.map((ms) => (ms / 1000).toFixed(1)).join(' '),
      closed: closed.toFixed(3),
      'shut below': shutBelow.toFixed(3),
      open: open.toFixed(3),
      'blind frames': `${blind} of ${lips.length}`,
    };
  }
  console.log(
    `Wanted: ${WANTED.correlation} or more, within ±${WANTED.lagMs} ms, ${100 * WANTED.shut} % or more.\n` +
      'The portraits are three pictures of one person. Apertures are in parts of the distance between the eyes’ outer corners.',
  );
  console.table(rows);
  for (const miss of misses) console.error(miss);
} finally {
  await close();
}
process.exit(misses.length === 0 ? 0 : 1);
