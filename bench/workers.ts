// Measures how many videos two workers make in the time in which one makes one, each bound to a core and with one task process.
// `npm run bench:workers -- ROUNDS`. API and database have no core of their own: with two cores, the result is a lower bound, because they
// take more of the time of two workers than of one. The CPU seconds per video are those of the workers alone.
import { setTimeout as sleep } from 'node:timers/promises';
import { cpuSecondsOf, openProcesses, type RunningProcess } from './processes.ts';

const ROUNDS = Number(process.argv[2] ?? 3);
const MIN_SPEEDUP = 1.9;
/** Measured for each worker; some more are queued, so that no worker is idle at the end. */
const VIDEOS = 20;
const SCRIPT = 'Every morning we roast fresh beans and bake warm bread, and every evening we close with a smile.';

const processes = await openProcesses({
  TASK_PROCESSES: '1',
  WORKER_CONCURRENCY: '2',
  MAX_ACTIVE_JOBS: '1000',
  JOB_START_LIMIT: '20h',
});
try {
  const api = await processes.start('serve');
  const account = await processes.account();
  const { characters, voices, videos } = account.at(api);
  const helper = await processes.start('work');
  const { character_id } = await characters.create({ name: 'Mara', description: 'A woman with grey hair' });
  const { voice_id } = await voices.create({ name: 'English', language: 'en' });
  await helper.stop();

  const completed = async (): Promise<Date[]> =>
    (
      await processes.pool.query(
        "select completed_at as at from jobs where queue = 'batch' and status = 'completed' order by 1",
      )
    ).rows.map(({ at }) => at);

  let number = 0;
  /** Videos per minute and CPU seconds per video of workers on these cores. */
  const measure = async (cores: readonly number[]): Promise<{ perMinute: number; cpuSeconds: number }> => {
    const before = (await completed()).length;
    const count = VIDEOS * cores.length;
    for (let n = 0; n < count + 4 * cores.length; n++) {
      const body = { mode: 'talking_head' as const, character_id, voice_id, script: `${number++}. ${SCRIPT}` };
      await videos.create({ ...body, video_idea: 'In a sunny café', resolution: '480p' });
    }
    const workers: RunningProcess[] = await Promise.all(cores.map((core) => processes.start('work', {}, core)));
    const done = async (wanted: number): Promise<{ at: number; cpu: number }> => {
      for (;;) {
        const times = (await completed()).slice(before);
        if (times.length >= wanted) {
          const cpu = await Promise.all(workers.map(({ pid }) => cpuSecondsOf(pid)));
          return { at: times[wanted - 1]!.getTime(), cpu: cpu.reduce((sum, one) => sum + one, 0) };
        }
        await sleep(100);
      }
    };
    // The first videos of each worker start its task process.
    const first = await done(2 * cores.length);
    const last = await done(2 * cores.length + count);
    await done(count + 4 * cores.length);
    await Promise.all(workers.map((worker) => worker.stop()));
    return { perMinute: (count / (last.at - first.at)) * 60_000, cpuSeconds: (last.cpu - first.cpu) / count };
  };

  const speedups: number[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    const [left, both, right] = [await measure([0]), await measure([0, 1]), await measure([1])];
    const one = {
      perMinute: (left.perMinute + right.perMinute) / 2,
      cpuSeconds: (left.cpuSeconds + right.cpuSeconds) / 2,
    };
    speedups.push(both.perMinute / one.perMinute);
    console.log(
      `round ${round}: one worker ${left.perMinute.toFixed(1)} and ${right.perMinute.toFixed(1)} videos a minute, ` +
        `two workers ${both.perMinute.toFixed(1)}: ${speedups.at(-1)!.toFixed(2)} ×; ` +
        `CPU seconds per video ${one.cpuSeconds.toFixed(2)} and ${both.cpuSeconds.toFixed(2)}`,
    );
  }
  const speedup = speedups.reduce((sum, one) => sum + one, 0) / speedups.length;
  const isEnough = speedup >= MIN_SPEEDUP;
  console.log(
    `${isEnough ? 'OK' : 'FAILED'}: two workers make ${speedup.toFixed(2)} × the videos of one, at least ${MIN_SPEEDUP} × is required`,
  );
  if (!isEnough) process.exitCode = 1;
} finally {
  await processes.close();
}
