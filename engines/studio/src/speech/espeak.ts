// Runs eSpeak NG (GPL-3): text to sound with word and phoneme times. Only for task processes.
import type { EspeakEvent, EspeakWorker } from '@echogarden/espeak-ng-emscripten';
import type { RawPhone, Span } from './utterance.ts';

export interface EspeakOptions {
  /** An eSpeak NG voice, optionally with a variant, e.g. `fr+f2`. */
  voice: string;
  /** Words a minute, 80 to 450. */
  rate: number;
  /** 0 to 99; 50 is the voice's own pitch. */
  pitch: number;
  /** Excursion of the pitch, 0 to 99; 50 is the voice's own. */
  range: number;
}

export interface EspeakSound {
  samples: Float32Array;
  sampleRate: number;
  phones: RawPhone[];
  spans: (Span | undefined)[];
}

let worker: Promise<EspeakWorker> | undefined;

/** Whether eSpeak NG has the voice: `set_voice` returns a code and otherwise silently keeps the previous voice. */
export async function espeakHasVoice(voice: string): Promise<boolean> {
  return (await open()).set_voice(voice) === 0;
}

/** Synthesizes `tokens` as one utterance. Throws if the voice is unknown. */
export async function espeakSpeak(tokens: readonly string[], options: EspeakOptions): Promise<EspeakSound> {
  const espeak = await open();
  if (espeak.set_voice(options.voice) !== 0) throw new Error(`eSpeak NG has no voice ${options.voice}`);
  espeak.set_rate(Math.round(options.rate));
  espeak.set_pitch(Math.round(options.pitch));
  espeak.set_range(Math.round(options.range));
  const chunks: Int16Array[] = [];
  const events: EspeakEvent[] = [];
  espeak.synthesize(tokens.join(' '), (chunk, newEvents) => {
    chunks.push(chunk);
    events.push(...newEvents);
    return undefined;
  });
  const sampleRate = espeak.get_samplerate();
  const samples = join(chunks);
  const phones = phonesOf(events, samples.length / sampleRate);
  return { samples, sampleRate, phones, spans: spansOf(tokens, events, phones) };
}

function open(): Promise<EspeakWorker> {
  // Loaded on first use: it is large, and English does not need it.
  worker ??= import('@echogarden/espeak-ng-emscripten')
    .then(({ default: load }) => load())
    .then(({ eSpeakNGWorker }) => new eSpeakNGWorker());
  return worker;
}

function join(chunks: readonly Int16Array[]): Float32Array {
  const samples = new Float32Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) for (const value of chunk) samples[at++] = value / 32768;
  return samples;
}

/** A phoneme event marks a start; the sound ends where the next phoneme event, or a pause, begins. */
function phonesOf(events: readonly EspeakEvent[], lengthS: number): RawPhone[] {
  const starts = events.filter((event) => event.type === 'phoneme' || event.type === 'end');
  return starts.flatMap((event, index) => {
    const symbol = event.type === 'phoneme' ? String(event.id ?? '') : '';
    const startS = event.audio_position / 1000;
    const endS = (starts[index + 1]?.audio_position ?? lengthS * 1000) / 1000;
    return symbol === '' || endS <= startS ? [] : [{ symbol, startS, endS }];
  });
}

/** A token lasts from its first word event to the last phone before the next token. */
function spansOf(tokens: readonly string[], events: readonly EspeakEvent[], phones: readonly RawPhone[]) {
  const starts: number[] = [];
  let position = 1;
  for (const token of tokens) {
    starts.push(position);
    position += [...token].length + 1;
  }
  const firstS = new Map<number, number>();
  for (const event of events) {
    if (event.type !== 'word') continue;
    const token = starts.findLastIndex((start) => start <= event.text_position);
    if (token >= 0 && !firstS.has(token)) firstS.set(token, event.audio_position / 1000);
  }
  const known = [...firstS].sort(([a], [b]) => a - b);
  const spans: (Span | undefined)[] = tokens.map(() => undefined);
  for (const [index, [token, startS]] of known.entries()) {
    const nextS = known[index + 1]?.[1] ?? Number.POSITIVE_INFINITY;
    const within = phones.filter((phone) => phone.startS >= startS - 0.001 && phone.startS < nextS - 0.001);
    const endS = within.at(-1)?.endS;
    if (endS !== undefined) spans[token] = { startS: within[0]!.startS, endS };
  }
  return spans;
}
