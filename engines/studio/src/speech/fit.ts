// Shaping the synthesisers into a wanted voice: pitch and excursion set by measuring, formants chosen, the long-term spectrum equalised.
import { espeakSpeak } from './espeak.ts';
import { finish } from './finish.ts';
import { type FliteVoice, fliteSpeak } from './flite.ts';
import { pitchFigures } from './pitch.ts';
import { BANDS, bandsOf, gainAt, longTermSpectrum, meanPower, spectralDistance } from './spectrum.ts';
import type { StudioVoice, VoiceShape } from './studio-voice.ts';
import { shapeTone } from './tone.ts';

/** The voice to come near to, and what it may be made from: every base is tried with every formant factor. */
export interface VoiceTarget {
  kind: StudioVoice['kind'];
  name: string;
  gender: StudioVoice['gender'];
  pitchHz: number;
  spreadSemitones: number;
  rate: number;
  /** Its long-term spectrum. */
  bands: readonly number[];
  flite: Materials;
  espeak: Materials;
}

export interface Materials {
  bases: readonly string[];
  formants: readonly number[];
}

export async function fitVoice(target: VoiceTarget): Promise<StudioVoice> {
  const { kind, name, gender, pitchHz, spreadSemitones, rate } = target;
  const [flite, espeak] = [await fitFlite(target), await fitEspeak(target)];
  return { kind, name, gender, pitchHz, spreadSemitones, rate, flite, espeak };
}

/** Balanced enough that its spectrum is the voice's and not the text's; two texts of one speaker differ by some 1.3 dB. */
const TEXT =
  'A long time ago a small village stood between two green hills. People worked in the fields, sang old songs, and told each other strange stories every night.';

/** Most the equaliser may do in one band: more would lift hiss or hollow out a vowel. */
const MOST_LIFT_DB = 14;
const MOST_CUT_DB = 20;

interface Sound {
  samples: Float32Array;
  sampleRate: number;
}

async function fitFlite(target: VoiceTarget): Promise<VoiceShape> {
  const neutral = { pitch: target.pitchHz, spread: 45 };
  const { base, formant } = await nearest(target, target.flite, sayOwnFlite);
  let settings = neutral;
  let sound: Sound | undefined;
  for (let turn = 0; turn < 2; turn++) {
    sound = await sayFlite(base, formant, settings);
    const { medianHz, spreadSemitones } = pitchFigures(sound.samples, sound.sampleRate);
    settings = {
      pitch: settings.pitch * within(target.pitchHz / medianHz, 0.9, 1.12),
      spread: within(settings.spread * (target.spreadSemitones / spreadSemitones), 12, 110),
    };
  }
  return { base, formant, ...settings, gainsDb: gains(target.bands, sound!) };
}

const sayOwnFlite = async (base: string) => (await fliteSpeak([TEXT], base as FliteVoice, { stretch: 1 }))[0]!;

const sayFlite = async (base: string, formant: number, { pitch, spread }: { pitch: number; spread: number }) => {
  const options = { stretch: formant, pitchHz: pitch / formant, pitchDeviationHz: spread / formant };
  const [sound] = await fliteSpeak([TEXT], base as FliteVoice, options);
  return faster(sound!, formant);
};

async function fitEspeak(target: VoiceTarget): Promise<VoiceShape> {
  const { base, formant, sound } = await nearest(target, target.espeak, (base) => sayEspeak(base, 1, OWN));
  const own = pitchFigures(sound.samples, sound.sampleRate * formant);
  const pitch = target.pitchHz / own.medianHz;
  const spread = within((OWN.range * target.spreadSemitones) / own.spreadSemitones, 20, 99);
  const knob = within(50 + 50 * Math.log2(pitch), 0, 99);
  const gainsDb = gains(target.bands, await sayEspeak(base, formant, { pitch: knob, range: spread }));
  return { base, formant, pitch, spread, gainsDb };
}

const OWN = { pitch: 50, range: 50 };

const sayEspeak = async (base: string, formant: number, knobs: { pitch: number; range: number }) =>
  faster(await espeakSpeak(TEXT.split(' '), { voice: `en-us+${base}`, rate: 172, ...knobs }), formant);

/**
 * The base, with its recording, and the formant factor whose spectrum is nearest; every factor is tried by reading one recording faster or slower.
 * Spectra alone mislead where the tone differs, so a factor pays for straying from what people of that pitch have.
 */
async function nearest(target: VoiceTarget, { bases, formants }: Materials, say: (base: string) => Promise<Sound>) {
  let best: { base: string; formant: number; sound: Sound; cost: number } | undefined;
  for (const base of bases) {
    const sound = await say(base);
    const { samples, sampleRate } = sound;
    const power = meanPower(samples, sampleRate);
    const usual = (target.pitchHz / pitchFigures(samples, sampleRate).medianHz) ** THROAT;
    for (const formant of formants) {
      const stray = Math.abs(Math.log2(formant / usual));
      const cost = spectralDistance(target.bands, bandsOf(power, sampleRate * formant)) + STRAY_DB * stray;
      if (cost < (best?.cost ?? Number.POSITIVE_INFINITY)) best = { base, formant, sound, cost };
    }
  }
  return best!;
}

/** Throats are shorter in high voices: formants rise with about this power of the pitch. */
const THROAT = 0.3;
const STRAY_DB = 12;

/** Three turns, since bands overlap, and since de-essing and limiting change the balance again. */
function gains(wanted: readonly number[], { samples, sampleRate }: Sound): number[] {
  const toned = (gainsDb: readonly number[]) =>
    shapeTone(samples, sampleRate, { gainDb: (hz) => gainAt(gainsDb, hz), airAboveHz: undefined });
  let gainsDb = new Array<number>(BANDS).fill(0);
  for (let turn = 0; turn < 3; turn++) {
    const reached = longTermSpectrum(finish(toned(gainsDb), sampleRate), sampleRate);
    gainsDb = gainsDb.map((gain, band) =>
      round(within(gain + wanted[band]! - reached[band]!, -MOST_CUT_DB, MOST_LIFT_DB)),
    );
  }
  return gainsDb;
}

const faster = ({ samples, sampleRate }: Sound, factor: number): Sound => ({
  samples,
  sampleRate: sampleRate * factor,
});
const within = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));
const round = (value: number) => Math.round(value * 100) / 100;
