// Lips against speech, measured from finished films: how well their opening follows the sound, and whether they shut on M, B, P.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createLogger } from '../server/src/kernel/logger.ts';
import { createPool } from '../server/src/media/pool.ts';
import { localBench } from '../server/src/media/pool-bench.ts';
import { CAST, film, speakSentences } from './lipsync-films.ts';
import { watchFilm } from './lipsync-lips.ts';
import { closuresOf, followsSound } from './lipsync-score.ts';

const { who } = parseArgs({ options: { who: { type: 'string' } } }).values;
const names = Object.keys(CAST).filter((name) => who === undefined || name === who || CAST[name]!.kind === who);
if (names.length === 0) {
  console.error(`--who takes photo, painted, or one of ${Object.keys(CAST).join(', ')}.`);
  process.exit(2);
}

const dir = await mkdtemp(join(tmpdir(), 'bench-lipsync-'));
const pool = createPool({ size: 1, log: createLogger('error') });
const bench = localBench({ pool, dir, signal: new AbortController().signal, client: 'bench', lane: 'short' });
try {
  const speech = await speakSentences(bench);
  const rows: Record<string, Record<string, string | number>> = {};
  for (const name of names) {
    const { lips, drop, blind, sound, framesPerSecond } = await watchFilm(await film(CAST[name]!, speech, bench));
    const { correlation, lagMs } = followsSound({ apertures: lips, framesPerSecond }, sound);
    const { closed, open, shutBelow, count, missedMs } = closuresOf(
      { apertures: lips, framesPerSecond },
      speech.phones,
    );
    rows[name] = {
      'follows sound': correlation.toFixed(2),
      'lag ms': lagMs,
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
    `${(speech.durationMs / 1000).toFixed(1)} s of speech; wanted: 0.60 or more, within ±40 ms, 90 % or more.\n` +
      'The portraits are three pictures of one person. Apertures are in parts of the distance between the eyes’ outer corners.',
  );
  console.table(rows);
} finally {
  await pool.close();
  await rm(dir, { recursive: true });
}
process.exit(0);
