// Measures lipsync in finished videos with the landmarks of a face detector: how well the lips follow the sound, whether they close on
// M, B and P, how far the delivered score is from that, and that a shifted sound is noticed. Exits with 1 if a video misses a target.
import { parseArgs } from 'node:util';
import { closuresOf, followsSound } from '@greenroom/engine-kit/lipsync-score';
import type { Speech } from '@greenroom/engine-kit/ports/speech';
import { watchVideo } from './lipsync-lips.ts';
import { SHIFTS_MS, scoreShifted } from './lipsync-shifts.ts';
import { missesOf, unnoticedOf, WANTED } from './lipsync-targets.ts';
import { PRESENTERS, renderVideo, speakSentences, type Voice } from './lipsync-videos.ts';
import { openStepContext } from './open-step-context.ts';

const { who: asked } = parseArgs({ options: { who: { type: 'string' } } }).values;
const names = Object.keys(PRESENTERS).filter(
  (name) => asked === undefined || name === asked || PRESENTERS[name]!.kind === asked,
);
if (names.length === 0) {
  console.error(`--who takes photo, painted, or one of ${Object.keys(PRESENTERS).join(', ')}.`);
  process.exit(2);
}

const signed = (value: number, digits = 2): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(digits)}`;

const { ctx, close } = await openStepContext();
const misses: string[] = [];
try {
  const speeches = new Map<Voice, Promise<Speech>>();
  const speechOf = (voice: Voice) => {
    const speech = speeches.get(voice) ?? speakSentences(voice, ctx);
    speeches.set(voice, speech);
    return speech;
  };
  const rows: Record<string, Record<string, string | number>> = {};
  const delivered: Record<string, Record<string, string | number>> = {};
  const shifts: Record<string, Record<string, string>> = {};
  for (const name of names) {
    const who = PRESENTERS[name]!;
    const speech = await speechOf(who.voice);
    const { clip, lipsync: reported } = await renderVideo(who, speech, ctx);
    const { lips, drop, blind, sound, framesPerSecond } = await watchVideo(clip);
    const follows = followsSound({ apertures: lips, framesPerSecond }, sound);
    const closures = closuresOf({ apertures: lips, framesPerSecond }, speech.phones);
    const { closed, open, shutBelow, count, missedMs } = closures;
    const watched = { lips: { apertures: lips, framesPerSecond }, sound, phones: speech.phones };
    const shifted = SHIFTS_MS.map((ms) => ({ ms, ...scoreShifted(watched, ms) }));
    misses.push(...[...missesOf(follows, closures), ...unnoticedOf(shifted)].map((miss) => `${name} ${miss}.`));
    const byLandmarks = count - missedMs.length;
    delivered[name] = {
      voice: who.voice,
      delivered: reported!.correlation.toFixed(2),
      landmarks: follows.correlation.toFixed(2),
      difference: signed(reported!.correlation - follows.correlation),
      'delivered lag': `${reported!.lagMs} ms`,
      'landmark lag': `${follows.lagMs} ms`,
      'delivered M, B, P': `${reported!.closures!.closed} of ${reported!.closures!.count}`,
      'landmark M, B, P': `${byLandmarks} of ${count}`,
    };
    shifts[name] = Object.fromEntries(
      shifted.map(({ ms, ...score }) => [
        ms === 0 ? 'as delivered' : `sound ${signed(ms, 0)} ms`,
        `${score.correlation.toFixed(2)}, best at ${score.lagMs} ms, ${score.closed} of ${score.count}`,
      ]),
    );
    rows[name] = {
      voice: who.voice,
      'follows sound': follows.correlation.toFixed(2),
      'lag ms': follows.lagMs,
      'lower lip follows': followsSound({ apertures: drop, framesPerSecond }, sound).correlation.toFixed(2),
      'shut on M, B, P': `${Math.round(100 * (1 - missedMs.length / count))} % of ${count}`,
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
  console.log('\nThe score in the job’s metadata beside the same measure of the landmarks in the finished file.');
  console.table(delivered);
  console.log(
    '\nThe landmarks with a shifted sound: correlation in place, the lag at which it is best, and the M, B and P that close.',
  );
  console.table(shifts);
  for (const miss of misses) console.error(miss);
} finally {
  await close();
}
process.exit(misses.length === 0 ? 0 : 1);
