// Rendering against pure encoding: the very frames of a film, drawn and encoded, over the same frames only encoded, in one run.
import { fork } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { castFirstFrame } from '../server/src/engines/studio/presenter.ts';
import type { TalkingHeadInput, TalkingHeadOutput } from '../server/src/engines/studio/talking-head.ts';
import type { LocalFile, TaskRun } from '../server/src/kernel/workbench.ts';
import { reachLoudness } from '../server/src/media/reach-loudness.ts';
import { readWav } from '../server/src/media/wav.ts';
import { captionOverlay } from '../server/src/studio/captions/overlay.ts';
import { loudnessTrack } from '../server/src/studio/motion/loudness.ts';
import { castPerson } from '../server/src/studio/people/cast-person.ts';
import { planStill } from '../server/src/studio/people/plan-still.ts';
import { animate } from '../server/src/studio/render/animate.ts';
import { encodeFilm } from '../server/src/studio/render/film.ts';
import pick from '../server/src/studio/speech/pick.task.ts';
import say from '../server/src/studio/speech/say.task.ts';

const ROUNDS = 3;
/** The frames of a case lie in memory for the pure encode: some 400 MB at 720p. */
const SECONDS = 9;
const TEXT =
  'Every morning at five we light the ovens and bake fresh bread, slowly, for people who love good food. ' +
  'Our flour comes from a small mill by the river, and we never hurry a loaf. Come by and try it today!';

const portrait = join(import.meta.dirname, '../server/src/studio/photo/fixtures/portrait.png') as LocalFile;

type Job = TalkingHeadInput & { dir: string };

/** In a child of its own: one whole rendering step, and what it took. */
const runJob = async (job: Job): Promise<void> => {
  const started = performance.now();
  const task: { default: TaskRun<TalkingHeadInput, TalkingHeadOutput> } = await import(
    '../server/src/engines/studio/talking-head.task.ts'
  );
  await task.default(job, { dir: job.dir, progress: () => {} });
  process.send!({ seconds: (performance.now() - started) / 1000, mb: peakMb() });
};

/** Linux hands a parent's peak on to its child in `maxRSS`; the process's own is in /proc. */
const peakMb = (): number => {
  const status = existsSync('/proc/self/status') ? readFileSync('/proc/self/status', 'utf8') : '';
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? process.resourceUsage().maxRSS) / 1024;
};

const inChild = (job: Job): Promise<{ seconds: number; mb: number }> =>
  new Promise((resolve, reject) => {
    const child = fork(import.meta.filename, ['job']);
    child.once('message', (answer) => {
      resolve(answer as { seconds: number; mb: number });
      child.disconnect();
    });
    child.once('error', reject);
    child.once('exit', (code) => code !== 0 && reject(new Error(`The job's process ended with ${code}.`)));
    child.send(job);
  });

interface Effort {
  wall: number;
  cpu: number;
}

const timed = async (work: () => Promise<void>): Promise<Effort> => {
  const before = process.cpuUsage();
  const started = performance.now();
  await work();
  const { user, system } = process.cpuUsage(before);
  return { wall: (performance.now() - started) / 1000, cpu: (user + system) / 1e6 };
};

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;

/** Mean step in luma from each frame to the next: a still picture must not win. */
const liveliness = (frames: readonly Uint8Array[], pixels: number): number => {
  let sum = 0;
  for (let i = 1; i < frames.length; i++) {
    for (let at = 0; at < pixels; at += 7) {
      sum += Math.abs(frames[i]![at]! - frames[i - 1]![at]!);
    }
  }
  return sum / ((frames.length - 1) * Math.ceil(pixels / 7));
};

const bench = async (): Promise<void> => {
  const dir = await mkdtemp(join(tmpdir(), 'bench-render-'));
  const child = { dir, progress: () => {} };
  const voice = (await pick({ language: 'en', gender: 'female' }, child))!.voice;
  const speaking = performance.now();
  const spoken = await say({ file: 'speech.wav', text: TEXT, voice, language: 'en', settings: {} }, child);
  const speechSeconds = (performance.now() - speaking) / 1000;
  const speech = join(dir, 'speech.wav');
  const wav = await readWav(speech);
  const samples = reachLoudness(wav.samples, wav.sampleRate).subarray(0, SECONDS * wav.sampleRate);
  const sound = { samples, sampleRate: wav.sampleRate };
  const painted = { json: planStill(castPerson({}, 'bench'), 'a bright kitchen'), files: {} };

  console.log(
    `${cpus().length} cores, ${ROUNDS} rounds, medians; ${SECONDS} s of film; speech ${speechSeconds.toFixed(2)} s`,
  );
  const rows: Record<string, string | number>[] = [];
  for (const [name, recipe] of [
    ['photo', null],
    ['painted', painted],
  ] as const) {
    for (const [resolution, width, height, fps] of [
      ['480p', 480, 854, 25],
      ['720p', 720, 1280, 30],
    ] as const) {
      const { stage, puppet } = await castFirstFrame(portrait, recipe, width, height);
      const frameCount = SECONDS * fps;
      const film = { width, height, framesPerSecond: fps, frameCount, sound, comment: 'bench' };
      const renderer = () => {
        const draw = animate(stage, puppet, {
          spoken,
          loudness: loudnessTrack(samples, sound.sampleRate),
          lengthMs: SECONDS * 1000,
          framesPerSecond: fps,
          seed: 'bench',
          speaks: true,
        });
        const captions = captionOverlay(stage, spoken.words, 'bottom');
        return (i: number): Uint8Array => {
          const frame = stage.frames[(i % 3) as 0 | 1 | 2];
          captions?.clear(frame);
          draw((i * 1000) / fps, frame);
          captions?.lay(frame, (i * 1000) / fps);
          return stage.bytesOf(frame);
        };
      };
      const first = renderer();
      const frames = Array.from({ length: frameCount }, (_, i) => first(i).slice());
      const pure: Effort[] = [];
      const whole: Effort[] = [];
      const file = join(dir, 'film.mp4');
      for (let round = 0; round < ROUNDS; round++) {
        pure.push(await timed(() => encodeFilm({ ...film, file, draw: (i) => frames[i]! })));
        const draw = renderer();
        whole.push(await timed(() => encodeFilm({ ...film, file, draw })));
      }
      const job = await inChild({
        dir,
        opening: { image: portrait, recipe },
        speech,
        timings: { words: spoken.words, phones: spoken.phones },
        captions: 'bottom',
        resolution,
        seed: 'bench',
        clip: join(dir, 'job.mp4'),
        image: join(dir, 'job.png'),
      });
      const wall = (efforts: readonly Effort[]) => median(efforts.map((effort) => effort.wall));
      const cpu = (efforts: readonly Effort[]) => median(efforts.map((effort) => effort.cpu));
      const scaled = (wall(pure) * spoken.durationMs) / (SECONDS * 1000);
      rows.push({
        case: `${name} ${resolution}@${fps}`,
        'encode s': wall(pure).toFixed(2),
        'render + encode s': wall(whole).toFixed(2),
        'wall ratio': (wall(whole) / wall(pure)).toFixed(2),
        'cpu ratio': (cpu(whole) / cpu(pure)).toFixed(2),
        'job s': (job.seconds + speechSeconds).toFixed(2),
        'job ratio': ((job.seconds + speechSeconds) / scaled).toFixed(2),
        'peak MB': Math.round(job.mb),
        'frame step': liveliness(frames, width * height).toFixed(3),
      });
    }
  }
  console.table(rows);
  console.log(
    `The job renders the whole speech of ${(spoken.durationMs / 1000).toFixed(1)} s; its ratio is to the pure encode of as many frames.`,
  );
  await rm(dir, { recursive: true });
};

if (process.argv[2] === 'job') {
  process.once('message', (job: Job) => void runJob(job));
} else {
  await bench();
  process.exit(0);
}
