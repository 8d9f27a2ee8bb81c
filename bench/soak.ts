// Keeps the service under a steady load and reports how memory and descriptors of every process change.
// `npm run bench:soak -- MINUTES`. The load is 70 % of what the service can do at the beginning.
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { memoryMbOf, openProcesses, processTree, type RunningProcess } from './processes.ts';

const MINUTES = Number(process.argv[2] ?? 30);
const SHARE = 0.7;
const CAPACITY_MS = 30_000;
const CALLERS = 4;
const SAMPLE_EVERY_MS = 15_000;
/** Caches fill and code is compiled in this part of the time. */
const WARM_UP_SHARE = 0.3;
/** Growth for which a longer run is needed: a leak of an hour. */
const MAX_MB_PER_HOUR = 60;
/** Task processes come and go with the work, so their sum varies by some 100 MB. */
const MAX_TASKS_MB_PER_HOUR = 240;
const MAX_DESCRIPTORS_PER_HOUR = 20;
const MB = 1024;

const processes = await openProcesses({ MAX_ACTIVE_JOBS: '20' });

interface Sample {
  hours: number;
  rssMb: number;
  heapMb: number;
  descriptors: number;
  /** Of all task processes together. */
  tasksMb: number;
}

/** Growth per hour: the slope of the line with the least squares. */
function slope(samples: readonly Sample[], of: (sample: Sample) => number): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(samples.map(({ hours }) => hours)), mean(samples.map(of))];
  const above = samples.reduce((sum, sample) => sum + (sample.hours - x) * (of(sample) - y), 0);
  return above / samples.reduce((sum, { hours }) => sum + (hours - x) ** 2, 0);
}

async function sampleOf({ pid, metricsUrl }: RunningProcess, hours: number): Promise<Sample> {
  const metrics = await (await fetch(`${metricsUrl}/metrics`)).text();
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const tasks = (await processTree(pid)).filter((one) => one.pid !== pid);
  const tasksMb = await Promise.all(tasks.map((task) => memoryMbOf(task.pid)));
  return {
    hours,
    rssMb: Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / MB,
    heapMb: Number(/^nodejs_heap_size_used_bytes (\S+)/m.exec(metrics)?.[1]) / MB / MB,
    descriptors: (await readdir(`/proc/${pid}/fd`)).length,
    tasksMb: tasksMb.reduce((sum, mb) => sum + mb, 0),
  };
}

/** The lowest of several neighbours: shortly after a garbage collection, and between two tasks. */
const floors = (samples: readonly Sample[]): Sample[] =>
  samples.flatMap((sample, at) => {
    const near = samples.slice(Math.max(0, at - 3), at + 1);
    const lowest = (of: (sample: Sample) => number) => Math.min(...near.map(of));
    const floor = {
      rssMb: lowest((one) => one.rssMb),
      heapMb: lowest((one) => one.heapMb),
      tasksMb: lowest((one) => one.tasksMb),
      descriptors: lowest((one) => one.descriptors),
    };
    return near.length < 4 ? [] : [{ hours: sample.hours, ...floor }];
  });

try {
  const api = await processes.start('serve');
  const worker = await processes.start('work');
  const account = await processes.account();
  const { characters, voices, tts, videos, usage, assets } = account.at(api);
  const { character_id } = await characters.create({ name: 'Mara', description: 'A woman with grey hair' });
  const { voice_id } = await voices.create({ name: 'English', language: 'en' });
  const body = {
    mode: 'talking_head' as const,
    character_id,
    voice_id,
    video_idea: 'A kitchen',
    resolution: '480p' as const,
  };
  let number = 0;
  let failed = 0;
  /** The unit of load: eight speeches, one video and what a partner reads meanwhile. */
  const work = async (): Promise<void> => {
    const { workflow_id } = await videos.create({ ...body, script: `Hello ${number++}.` });
    for (let n = 0; n < 8; n++) {
      await tts.create({ voice_id, text: `Number ${number++}.` });
      await Promise.all([usage.summary(), assets.list({ limit: 10 })]);
    }
    await videos.waitFor(workflow_id, { pollMs: 500 });
  };
  const attempt = () =>
    work().catch((error) => {
      failed += 1;
      console.log(String(error));
    });

  let done = 0;
  const until = performance.now() + CAPACITY_MS;
  await Promise.all(
    Array.from({ length: CALLERS }, async () => {
      while (performance.now() < until) await attempt().then(() => (done += 1));
    }),
  );
  const everyMs = CAPACITY_MS / done / SHARE;
  console.log(
    `capacity: ${((done / CAPACITY_MS) * 60_000).toFixed(1)} units a minute; soaking with ${(60_000 / everyMs).toFixed(1)}`,
  );

  const samples = new Map<string, Sample[]>([
    ['API', []],
    ['worker', []],
  ]);
  const began = performance.now();
  const hours = () => (performance.now() - began) / 3_600_000;
  let over = false;
  const sampled = (async () => {
    while (!over) {
      samples.get('API')!.push(await sampleOf(api, hours()));
      samples.get('worker')!.push(await sampleOf(worker, hours()));
      await sleep(SAMPLE_EVERY_MS);
    }
  })();
  const underWay = new Set<Promise<void>>();
  let units = 0;
  while (performance.now() - began < MINUTES * 60_000) {
    // A machine that has become slower is not overloaded.
    if (underWay.size < 2 * CALLERS) {
      units += 1;
      const unit = attempt().finally(() => underWay.delete(unit));
      underWay.add(unit);
    }
    await sleep(everyMs);
  }
  await Promise.all(underWay);
  over = true;
  await sampled;

  let grows = false;
  for (const [name, all] of samples) {
    const settled = floors(all.filter(({ hours: at }) => at > (MINUTES / 60) * WARM_UP_SHARE));
    const [first, last] = [settled[0]!, settled.at(-1)!];
    const growth = {
      rss: slope(settled, (one) => one.rssMb),
      heap: slope(settled, (one) => one.heapMb),
      fd: slope(settled, (one) => one.descriptors),
      tasks: slope(settled, (one) => one.tasksMb),
    };
    console.log(
      `${name}: RSS ${first.rssMb.toFixed(0)} → ${last.rssMb.toFixed(0)} MB (${growth.rss.toFixed(0)} MB/h), ` +
        `heap after GC ${first.heapMb.toFixed(0)} → ${last.heapMb.toFixed(0)} MB (${growth.heap.toFixed(0)} MB/h), ` +
        `descriptors ${first.descriptors} → ${last.descriptors} (${growth.fd.toFixed(0)}/h), ` +
        `task processes ${first.tasksMb.toFixed(0)} → ${last.tasksMb.toFixed(0)} MB (${growth.tasks.toFixed(0)} MB/h)`,
    );
    grows ||= Math.max(growth.rss, growth.heap) > MAX_MB_PER_HOUR || growth.tasks > MAX_TASKS_MB_PER_HOUR;
    grows ||= growth.fd > MAX_DESCRIPTORS_PER_HOUR;
  }
  console.log(`${units} units, ${failed} failed, in ${MINUTES} minutes`);
  console.log(grows || failed > 0 ? 'FAILED' : 'OK: nothing grows');
  if (grows || failed > 0) process.exitCode = 1;
} finally {
  await processes.close();
}
