// Measures rendering as a ratio to the reference H.264 encode of the same frames in the same run.
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { missingForRemotion } from './remotion/find.ts';
import type { RemotionInput } from './remotion/video.ts';
import { type Effort, median, runFresh } from './render-effort.ts';
import { scenesInput, talkingHeadInput } from './render-inputs.ts';
import { type JobTime, openStudio, type Studio, type Who } from './render-jobs.ts';
import type { Fidelity, RenderInput } from './render-video.ts';

const { values: options } = parseArgs({
  options: {
    /** Rounds of each measurement; the median counts. */
    rounds: { type: 'string', default: '5' },
    /** Consecutive short jobs, for the service's memory. */
    jobs: { type: 'string', default: '50' },
    /** Only this mode: talking_head or scenes. */
    mode: { type: 'string' },
    /** A folder with Remotion in its node_modules, to compare with. */
    remotion: { type: 'string', default: '.' },
  },
});
const rounds = Number(options.rounds);
const [heads, scenes] = ['talking_head', 'scenes'].map((mode) => [undefined, mode].includes(options.mode));

type Order = Parameters<Studio['make']>[1];

const PARAGRAPH =
  'Every morning at five we light the ovens and bake fresh bread, slowly, for people who love good food. ' +
  'Our flour comes from a small mill by the river, and we never hurry a loaf. Come by and try it today! ' +
  'The first tray is free for everyone who brings a friend along. ';
const SCRIPTS = {
  '20 s': `${PARAGRAPH}See you soon, and bring your neighbours too, they will thank you.`,
  '59 s': PARAGRAPH.repeat(3),
};
const SCENE = 'in a bright kitchen';
const SIZES = ['480p', '720p'] as const;
const PEOPLE = ['photo', 'painted'] as const;

const missing = heads ? missingForRemotion(options.remotion) : [];
if (missing.length > 0) console.log(`Not compared with Remotion. Missing: ${missing.join(', ')}.`);

/** Alternates, so that other load on the machine affects all. */
const compareVideo = async (input: RenderInput['input'], rival?: RemotionInput) => {
  const efforts = { reference: [] as Effort[], ours: [] as Effort[], pictures: [] as Effort[], video: [] as Effort[] };
  const remotion: number[] = [];
  const ask = <Result>(part: RenderInput['part']) => runFresh<Result>('./render-video.ts', { input, part });
  const fidelity = await ask<Fidelity>('fidelity');
  for (let round = 0; round < rounds; round++) {
    for (const part of ['reference', 'ours', 'pictures', 'video'] as const) efforts[part].push(await ask<Effort>(part));
    if (rival) remotion.push((await runFresh<Pick<Effort, 'wall'>>('./remotion/video.ts', rival)).wall);
  }
  const of = (part: keyof typeof efforts, figure: keyof Effort) => median(efforts[part].map((it) => it[figure]));
  return {
    encode: of('reference', 'wall'),
    ours: of('ours', 'wall') / of('reference', 'wall'),
    pictures: of('pictures', 'wall') / of('reference', 'wall'),
    withSound: of('video', 'wall') / of('reference', 'wall'),
    cpu: of('video', 'cpu') / of('reference', 'cpu'),
    ...fidelity,
    remotion: rival && median(remotion) / of('reference', 'wall'),
  };
};

const studio = await openStudio();
try {
  console.log(
    `${cpus().length} cores, medians of ${rounds}; figures are ratios to the reference encode, except seconds, MB, steps and dB. Only jobs and scenes include painting.`,
  );
  const rows: Record<string, string | number>[] = [];
  /** The first job is reported separately, because V8 compiles during it. */
  const repeat = async (work: () => Promise<JobTime>): Promise<JobTime & { firstSeconds: number }> => {
    const first = await work();
    const times: JobTime[] = [];
    for (let round = 0; round < rounds; round++) times.push(await work());
    return {
      firstSeconds: first.seconds,
      seconds: median(times.map(({ seconds }) => seconds)),
      allSeconds: median(times.map(({ allSeconds }) => allSeconds)),
      peakMb: Math.max(...[first, ...times].map(({ peakMb }) => peakMb)),
    };
  };
  const measure = async (
    name: string,
    who: Who,
    input: RenderInput['input'],
    order: Order,
    rival?: RemotionInput,
  ): Promise<void> => {
    const video = await compareVideo(input, rival);
    const job = await repeat(() => studio.make(who, order));
    rows.push({
      case: name,
      'encode s': video.encode.toFixed(2),
      'our encode': video.ours.toFixed(2),
      'render + encode': video.pictures.toFixed(2),
      'with sound': video.withSound.toFixed(2),
      'of its CPU': video.cpu.toFixed(2),
      'job s': job.seconds.toFixed(2),
      job: (job.seconds / video.encode).toFixed(2),
      'first job': (job.firstSeconds / video.encode).toFixed(2),
      'peak MB': Math.round(job.peakMb),
      'frame step': video.frameStep.toFixed(3),
      size: video.size.toFixed(2),
      'PSNR dB': video.psnr.toFixed(2),
      ...(video.remotion && { Remotion: video.remotion.toFixed(2) }),
    });
    console.table(rows.slice(-1));
  };
  for (const [length, script] of heads ? Object.entries(SCRIPTS) : []) {
    for (const resolution of SIZES) {
      for (const who of PEOPLE) {
        const input = await talkingHeadInput(who, resolution, script, SCENE);
        const words = { script, video_idea: SCENE, resolution, use_dynamic_captions: true } as const;
        const compared = who === 'photo' && resolution === '480p' && length === '20 s' && missing.length === 0;
        const rival = compared ? { input, folder: options.remotion } : undefined;
        await measure(`${who} ${resolution} ${length}`, who, input, { mode: 'talking_head', ...words }, rival);
      }
    }
  }
  for (const fast of scenes ? [false, true] : []) {
    for (const who of PEOPLE) {
      const input = await scenesInput(who, fast, SCRIPTS['20 s'], SCENE);
      const order = { mode: 'scenes', script: SCRIPTS['20 s'], video_idea: SCENE, fast } as const;
      await measure(`${who} ${fast ? 'fast' : 'standard'} scenes`, who, input, order);
    }
  }
  console.table(rows);

  if (heads) {
    const two = { mode: 'talking_head', script: SCRIPTS['20 s'], video_idea: SCENE, resolution: '480p' } as const;
    const one = await repeat(() => studio.make('photo', two));
    const both = await repeat(() => studio.make('photo', two, 2));
    console.log(`Two jobs at once take ${(both.allSeconds / one.allSeconds).toFixed(2)} times one.`);

    const short = { ...two, script: 'Fresh bread, every day.' };
    const memory: number[] = [];
    for (let job = 0; job < Number(options.jobs); job++) {
      await studio.make(job % 2 ? 'photo' : 'painted', short);
      memory.push(studio.serviceMb());
    }
    const tenth = Math.max(1, Math.floor(memory.length / 10));
    const mb = (from: number) => Math.round(median(memory.slice(from, from + tenth)));
    console.log(
      `The service holds ${mb(tenth)} MB after ${tenth} to ${2 * tenth} jobs, ${mb(memory.length - tenth)} MB after ${memory.length}.`,
    );
  }
} finally {
  await studio.close();
}
process.exit(0);
