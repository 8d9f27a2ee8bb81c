// Fits the synthesizers to a target voice: pitch and spread by measuring, the best formant factor, and an equalizer for
// the long-term spectrum.
import { espeakSpeak } from './espeak.ts';
import { type FliteVoice, fliteSpeak } from './flite.ts';
import { pitchStatistics } from './pitch.ts';
import { postProcess } from './post-process.ts';
import { BANDS, bandsOf, gainAt, longTermSpectrum, meanPower, spectralDistance } from './spectrum.ts';
import type { StudioVoice, VoiceShape } from './studio-voice.ts';
import { shapeTone } from './tone.ts';

/** The target voice, and its candidates: every base is tried with every formant factor. */
export interface VoiceTarget {
  kind: StudioVoice['kind'];
  name: string;
  gender: StudioVoice['gender'];
  pitchHz: number;
  spreadSemitones: number;
  rate: number;
  /** Its long-term spectrum. */
  bands: readonly number[];
  flite: FitCandidates;
  espeak: FitCandidates;
}

export interface FitCandidates {
  bases: readonly string[];
  formants: readonly number[];
}

export async function fitVoice(target: VoiceTarget): Promise<StudioVoice> {
  const { kind, name, gender, pitchHz, spreadSemitones, rate } = target;
  const [flite, espeak] = [await fitFlite(target), await fitEspeak(target)];
  return { kind, name, gender, pitchHz, spreadSemitones, rate, flite, espeak };
}

/**
 * A balanced text, so that its spectrum is the voice's and not the text's; two texts of one speaker differ by about 1.3
 * dB.
 */
const TEXT =
  'A long time ago a small village stood between two green hills. People worked in the fields, sang old songs, and told each other strange stories every night.';

/** Equalizer limits in one band: more would amplify hiss or hollow out a vowel. */
const MAX_BOOST_DB = 14;
const MAX_CUT_DB = 20;

interface Sound {
  samples: Float32Array;
  sampleRate: number;
}

async function fitFlite(target: VoiceTarget): Promise<VoiceShape> {
  const neutral = { pitch: target.pitchHz, spread: 45 };
  const { base, formant } = await bestCandidate(target, target.flite, neutralFlite);
  let settings = neutral;
  let sound: Sound | undefined;
  for (let turn = 0; turn < 2; turn++) {
    sound = await speakFlite(base, formant, settings);
    const { medianHz, spreadSemitones } = pitchStatistics(sound.samples, sound.sampleRate);
    settings = {
      pitch: settings.pitch * clamp(target.pitchHz / medianHz, 0.9, 1.12),
      spread: clamp(settings.spread * (target.spreadSemitones / spreadSemitones), 12, 110),
    };
  }
  return { base, formant, ...settings, gainsDb: gains(target.bands, sound!) };
}

const neutralFlite = async (base: string) => (await fliteSpeak([TEXT], base as FliteVoice, { stretch: 1 }))[0]!;

const speakFlite = async (base: string, formant: number, { pitch, spread }: { pitch: number; spread: number }) => {
  const options = { stretch: formant, pitchHz: pitch / formant, pitchDeviationHz: spread / formant };
  const [sound] = await fliteSpeak([TEXT], base as FliteVoice, options);
  return readFaster(sound!, formant);
};

async function fitEspeak(target: VoiceTarget): Promise<VoiceShape> {
  const { base, formant, sound } = await bestCandidate(target, target.espeak, (base) =>
    speakEspeak(base, 1, NEUTRAL_KNOBS),
  );
  const neutral = pitchStatistics(sound.samples, sound.sampleRate * formant);
  const pitch = target.pitchHz / neutral.medianHz;
  const spread = clamp((NEUTRAL_KNOBS.range * target.spreadSemitones) / neutral.spreadSemitones, 20, 99);
  const knob = clamp(50 + 50 * Math.log2(pitch), 0, 99);
  const gainsDb = gains(target.bands, await speakEspeak(base, formant, { pitch: knob, range: spread }));
  return { base, formant, pitch, spread, gainsDb };
}

const NEUTRAL_KNOBS = { pitch: 50, range: 50 };

const speakEspeak = async (base: string, formant: number, knobs: { pitch: number; range: number }) =>
  readFaster(await espeakSpeak(TEXT.split(' '), { voice: `en-us+${base}`, rate: 172, ...knobs }), formant);

/**
 * Returns the base, with its sound, and the formant factor with the closest spectrum; each factor is tried by reading
 * one sound faster or slower. Spectra alone mislead where the tone differs, so deviating from the formants of people
 * with that pitch has a cost.
 */
async function bestCandidate(
  target: VoiceTarget,
  { bases, formants }: FitCandidates,
  speakBase: (base: string) => Promise<Sound>,
) {
  let best: { base: string; formant: number; sound: Sound; cost: number } | undefined;
  for (const base of bases) {
    const sound = await speakBase(base);
    const { samples, sampleRate } = sound;
    const power = meanPower(samples, sampleRate);
    const expectedFormant = (target.pitchHz / pitchStatistics(samples, sampleRate).medianHz) ** FORMANT_EXPONENT;
    for (const formant of formants) {
      const deviation = Math.abs(Math.log2(formant / expectedFormant));
      const cost = spectralDistance(target.bands, bandsOf(power, sampleRate * formant)) + DEVIATION_COST_DB * deviation;
      if (cost < (best?.cost ?? Number.POSITIVE_INFINITY)) best = { base, formant, sound, cost };
    }
  }
  return best!;
}

/** Formants rise with about this power of the pitch: high voices have shorter vocal tracts. */
const FORMANT_EXPONENT = 0.3;
const DEVIATION_COST_DB = 12;

/** Three iterations, since bands overlap, and de-essing and limiting change the balance again. */
function gains(target: readonly number[], { samples, sampleRate }: Sound): number[] {
  const equalize = (gainsDb: readonly number[]) =>
    shapeTone(samples, sampleRate, { gainDb: (hz) => gainAt(gainsDb, hz), airAboveHz: undefined });
  let gainsDb = new Array<number>(BANDS).fill(0);
  for (let turn = 0; turn < 3; turn++) {
    const reached = longTermSpectrum(postProcess(equalize(gainsDb), sampleRate), sampleRate);
    gainsDb = gainsDb.map((gain, band) =>
      round(clamp(gain + target[band]! - reached[band]!, -MAX_CUT_DB, MAX_BOOST_DB)),
    );
  }
  return gainsDb;
}

const readFaster = ({ samples, sampleRate }: Sound, factor: number): Sound => ({
  samples,
  sampleRate: sampleRate * factor,
});
const clamp = (value: number, min: number, max: number) => Math.max(min, Math.min(max, value));
const round = (value: number) => Math.round(value * 100) / 100;
