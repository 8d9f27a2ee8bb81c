// Runs CMU Flite as WebAssembly: text to 16 kHz sound with the end time of every phone. Only for task processes.
import { MessageChannel, Worker } from 'node:worker_threads';
import type { FliteRequest, FliteResponse } from './flite-thread.ts';
import { type FliteOutput, fliteModule, runFlite } from './flite-wasi.ts';
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

/**
 * Stretches that bring the voices to one tempo (that of slt), so that an estimate does not depend on the voice. Medians
 * over 24 texts.
 */
const TEMPO_STRETCH: Readonly<Record<FliteVoice, number>> = { slt: 1, rms: 0.885, awb: 0.99 };

export interface FliteSound {
  samples: Float32Array;
  sampleRate: number;
  phones: RawPhone[];
}

/** Synthesizes each text as one utterance. */
export async function fliteSpeak(
  texts: readonly string[],
  voice: FliteVoice,
  options: FliteOptions,
): Promise<FliteSound[]> {
  const settings = [
    `duration_stretch=${(options.stretch * TEMPO_STRETCH[voice]).toFixed(4)}`,
    ...(options.pitchHz === undefined ? [] : [`int_f0_target_mean=${options.pitchHz.toFixed(2)}`]),
    ...(options.pitchDeviationHz === undefined ? [] : [`int_f0_target_stddev=${options.pitchDeviationHz.toFixed(2)}`]),
  ];
  const flags = ['-psdur', '-voice', voice, ...settings.flatMap((setting) => ['--setf', setting])];
  const outputs = await runOnTwoThreads(flags, texts);
  return outputs.map(({ printed, samples, sampleRate }) => {
    const sound = {
      samples: new Float32Array(samples).map((value) => value / 32768),
      sampleRate,
      phones: parsePhones(printed).flat(),
    };
    return voice === 'rms' ? withPitch(sound, options) : sound;
  });
}

/** The pitch contour of `rms` over 24 texts. Flite cannot change it, so it is changed afterwards. */
const RMS_HZ = { mean: 101.5, deviation: 11.3 };

function withPitch(sound: FliteSound, { pitchHz, pitchDeviationHz }: FliteOptions): FliteSound {
  const mean = pitchHz ?? RMS_HZ.mean;
  const factor = (pitchDeviationHz ?? RMS_HZ.deviation) / RMS_HZ.deviation;
  if (mean === RMS_HZ.mean && factor === 1) return sound;
  const { samples, sampleRate, phones } = sound;
  const target = (hz: number) => mean + (hz - RMS_HZ.mean) * factor;
  return { ...sound, samples: repitch(samples, sampleRate, voicedSpans(phones), target) };
}

/** Voiceless phones, and those whose burst or friction must keep its position. */
const UNVOICED = new Set(['p', 't', 'k', 'ch', 'f', 'th', 's', 'sh', 'hh', 'b', 'd', 'g', 'jh', 'z', 'zh']);

/** Returns voiced spans; phones without a gap between them are merged. */
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
 * Returns the phones of each text spoken alone: all in one utterance with commas between, by the fastest voice and with
 * hardly any sound. If a comma made no pause, the list is split in half until every text has its own group.
 */
export async function flitePhonesOf(texts: readonly string[]): Promise<string[][]> {
  if (texts.length === 0) return [];
  const [output] = await runFlite(await fliteModule(), PHONES_ONLY, [texts.join(', ')]);
  const groups = parsePhones(output!.printed).map((group) => group.map((phone) => phone.symbol));
  if (groups.length === texts.length) return groups;
  if (texts.length === 1) return [groups.flat()];
  const middle = texts.length >> 1;
  return [...(await flitePhonesOf(texts.slice(0, middle))), ...(await flitePhonesOf(texts.slice(middle)))];
}

const PHONES_ONLY = ['-psdur', '-voice', 'kal', '--setf', 'duration_stretch=0.02'];

/** Minimum number of letters for which a second thread saves time. */
const MIN_THREAD_LETTERS = 120;

/**
 * Runs the first half of the texts here and the second half in a thread. The split depends only on the texts, since
 * Flite's noise depends on what it spoke before.
 */
async function runOnTwoThreads(flags: readonly string[], texts: readonly string[]): Promise<FliteOutput[]> {
  const module = await fliteModule();
  const half = splitIndex(texts);
  const there = half < texts.length ? runInThread({ module, flags, texts: texts.slice(half) }) : [];
  const here = await runFlite(module, flags, texts.slice(0, half));
  return [...here, ...(await there)];
}

function splitIndex(texts: readonly string[]): number {
  const total = texts.reduce((sum, text) => sum + text.length, 0);
  if (total < MIN_THREAD_LETTERS) return texts.length;
  let sum = 0;
  return (
    texts.findIndex((text, index) => {
      sum += text.length;
      return index === texts.length - 1 || sum + texts[index + 1]!.length / 2 > total / 2;
    }) + 1
  );
}

let thread: Worker | undefined;

function runInThread(request: Omit<FliteRequest, 'port'>): Promise<FliteOutput[]> {
  thread ??= new Worker(new URL('./flite-thread.ts', import.meta.url)).on('error', () => (thread = undefined));
  thread.unref();
  const { port1, port2 } = new MessageChannel();
  const { promise, resolve, reject } = Promise.withResolvers<FliteOutput[]>();
  port1.once('message', (response: FliteResponse) =>
    'outputs' in response ? resolve(response.outputs) : reject(new Error(response.error)),
  );
  thread.once('error', reject);
  thread.postMessage({ ...request, port: port2 } satisfies FliteRequest, [port2]);
  return promise.finally(() => thread?.off('error', reject));
}

/** Parses `pau:0.164 hh:0.255 …`, each phone with its end in seconds, and splits it at pauses. */
function parsePhones(printed: string): RawPhone[][] {
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
