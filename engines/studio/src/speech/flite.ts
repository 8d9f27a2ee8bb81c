// CMU Flite as WebAssembly: texts in, 16 kHz sound and the end time of every phone out. Only for use inside a child process.
import { MessageChannel, Worker } from 'node:worker_threads';
import { type FliteAnswer, fliteModule, runFlite } from './flite-machine.ts';
import type { FliteErrand, FliteNews } from './flite-thread.ts';
import { repitch } from './repitch.ts';
import type { RawPhone, Span } from './utterance.ts';

export type FliteVoice = 'slt' | 'rms' | 'awb';

export interface FliteOptions {
  /** Length of every phone relative to the voices' common tempo; exactly linear. */
  stretch: number;
  /** Mean of the pitch contour in Hz. */
  pitchHz?: number | undefined;
  /** Standard deviation of the pitch contour in Hz. */
  pitchDeviationHz?: number | undefined;
}

/** Lengths that bring the voices to one tempo (that of slt), so that an estimate needs not know who speaks. Medians over 24 texts. */
const TEMPO: Readonly<Record<FliteVoice, number>> = { slt: 1, rms: 0.885, awb: 0.99 };

export interface FliteSound {
  samples: Float32Array;
  sampleRate: number;
  phones: RawPhone[];
}

/** Speaks each text as an utterance of its own. */
export async function fliteSpeak(
  texts: readonly string[],
  voice: FliteVoice,
  options: FliteOptions,
): Promise<FliteSound[]> {
  const settings = [
    `duration_stretch=${(options.stretch * TEMPO[voice]).toFixed(4)}`,
    ...(options.pitchHz === undefined ? [] : [`int_f0_target_mean=${options.pitchHz.toFixed(2)}`]),
    ...(options.pitchDeviationHz === undefined ? [] : [`int_f0_target_stddev=${options.pitchDeviationHz.toFixed(2)}`]),
  ];
  const flags = ['-psdur', '-voice', voice, ...settings.flatMap((setting) => ['--setf', setting])];
  const answers = await runBoth(flags, texts);
  return answers.map(({ printed, samples, sampleRate }) => {
    const sound = {
      samples: new Float32Array(samples).map((value) => value / 32768),
      sampleRate,
      phones: readPhones(printed).flat(),
    };
    return voice === 'rms' ? inPitch(sound, options) : sound;
  });
}

/** The pitch contour of `rms` over 24 texts, in Hz. It cannot be asked for another, so it is given one afterwards. */
const RMS_HZ = { mean: 101.5, deviation: 11.3 };

function inPitch(sound: FliteSound, { pitchHz, pitchDeviationHz }: FliteOptions): FliteSound {
  const mean = pitchHz ?? RMS_HZ.mean;
  const wider = (pitchDeviationHz ?? RMS_HZ.deviation) / RMS_HZ.deviation;
  if (mean === RMS_HZ.mean && wider === 1) return sound;
  const { samples, sampleRate, phones } = sound;
  const wanted = (hz: number) => mean + (hz - RMS_HZ.mean) * wider;
  return { ...sound, samples: repitch(samples, sampleRate, voicedSpans(phones), wanted) };
}

/** What has no voice, or whose burst or hiss has to stay where it is. */
const UNVOICED = new Set(['p', 't', 'k', 'ch', 'f', 'th', 's', 'sh', 'hh', 'b', 'd', 'g', 'jh', 'z', 'zh']);

/** Voiced phones without a gap between them are one span. */
function voicedSpans(phones: readonly RawPhone[]): Span[] {
  const spans: Span[] = [];
  for (const { symbol, startS, endS } of phones) {
    if (UNVOICED.has(symbol)) continue;
    const open = spans.at(-1);
    if (open && startS - open.endS < 0.001) open.endS = endS;
    else spans.push({ startS, endS });
  }
  return spans;
}

/**
 * The phones of each text spoken alone: all in one breath with commas between, by the fastest voice and hardly any sound.
 * Where a comma made no pause the list is halved until every text has its own.
 */
export async function flitePhonesOf(texts: readonly string[]): Promise<string[][]> {
  if (texts.length === 0) return [];
  const [answer] = await runFlite(await fliteModule(), FLEETING, [texts.join(', ')]);
  const groups = readPhones(answer!.printed).map((group) => group.map((phone) => phone.symbol));
  if (groups.length === texts.length) return groups;
  if (texts.length === 1) return [groups.flat()];
  const middle = texts.length >> 1;
  return [...(await flitePhonesOf(texts.slice(0, middle))), ...(await flitePhonesOf(texts.slice(middle)))];
}

const FLEETING = ['-psdur', '-voice', 'kal', '--setf', 'duration_stretch=0.02'];

/** Letters of a text that is worth a second thread. */
const WORTH_A_THREAD = 120;

/** The first half of the texts here and the second in a thread, at once. The split goes by the texts alone, for Flite's noise depends on what it spoke before. */
async function runBoth(flags: readonly string[], texts: readonly string[]): Promise<FliteAnswer[]> {
  const module = await fliteModule();
  const half = halfOf(texts);
  const elsewhere = half < texts.length ? runInThread({ module, flags, texts: texts.slice(half) }) : [];
  const here = await runFlite(module, flags, texts.slice(0, half));
  return [...here, ...(await elsewhere)];
}

function halfOf(texts: readonly string[]): number {
  const total = texts.reduce((sum, text) => sum + text.length, 0);
  if (total < WORTH_A_THREAD) return texts.length;
  let sum = 0;
  return (
    texts.findIndex((text, index) => {
      sum += text.length;
      return index === texts.length - 1 || sum + texts[index + 1]!.length / 2 > total / 2;
    }) + 1
  );
}

let thread: Worker | undefined;

function runInThread(errand: Omit<FliteErrand, 'port'>): Promise<FliteAnswer[]> {
  thread ??= new Worker(new URL('./flite-thread.ts', import.meta.url)).on('error', () => (thread = undefined));
  thread.unref();
  const { port1, port2 } = new MessageChannel();
  const { promise, resolve, reject } = Promise.withResolvers<FliteAnswer[]>();
  port1.once('message', (news: FliteNews) =>
    'answers' in news ? resolve(news.answers) : reject(new Error(news.error)),
  );
  thread.once('error', reject);
  thread.postMessage({ ...errand, port: port2 } satisfies FliteErrand, [port2]);
  return promise.finally(() => thread?.off('error', reject));
}

/** `pau:0.164 hh:0.255 …`, each with its end in seconds, split at pauses. */
function readPhones(printed: string): RawPhone[][] {
  const groups: RawPhone[][] = [];
  let startS = 0;
  let open = true;
  for (const [, symbol, end] of printed.matchAll(/([a-z]+):([\d.]+)/g)) {
    const endS = Number(end);
    if (symbol === 'pau') open = true;
    else {
      if (open) groups.push([]);
      open = false;
      groups.at(-1)!.push({ symbol: symbol!, startS, endS });
    }
    startS = endS;
  }
  return groups;
}
