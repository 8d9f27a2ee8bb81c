// Tests voices cloned from recordings, and recordings without speech.
import { join } from 'node:path';
import { readWav, SOUND_RATE, writeWav } from '@greenroom/engine-kit/audio/wav';
import type { LocalFile } from '@greenroom/engine-kit/step-context';
import { testStepContext } from '@greenroom/engine-kit/testing/media';
import { expect, test } from 'vitest';
import { seededRandom } from '../seeded-random.ts';
import { espeakSpeak } from '../speech/espeak.ts';
import { fliteSpeak } from '../speech/flite.ts';
import { pitchStatistics } from '../speech/pitch.ts';
import { PLAIN_VOICE } from '../speech/plain-voice.ts';
import { resample } from '../speech/resample.ts';
import { longTermSpectrum, spectralDistance } from '../speech/spectrum.ts';
import { studioSpeech } from './speech.ts';
import { studioVoiceClone } from './voice-clone.ts';

const ctx = await testStepContext();

const SAMPLE =
  'The quick brown fox jumps over the lazy dog near the river bank. Nobody knew how long the journey would take.';
const OTHER = 'Welcome to our new coffee shop. We roast fresh beans and bake warm bread for all our friends.';

const SPANISH = 'Bienvenidos a nuestra nueva cafetería. Tostamos granos y horneamos pan.';

/**
 * Synthetic voices that no clone is based on, which speak other words than those of the comparison. They prove that pitch and tone
 * match, not that a listener would mistake the clone for the person.
 */
const speakers: Readonly<Record<string, (text: string) => Promise<Float32Array>>> = {
  'a low voice': async (text) => {
    const [sound] = await fliteSpeak([text], 'rms', { stretch: 1.05 });
    return resample(sound!.samples, sound!.sampleRate / SOUND_RATE);
  },
  'a high voice': async (text) => {
    const { samples, sampleRate } = await espeakSpeak(text.split(' '), {
      voice: 'en-us+Annie',
      rate: 165,
      pitch: 45,
      range: 50,
    });
    return resample(samples, sampleRate / SOUND_RATE);
  },
};

test.each(Object.keys(speakers))(
  'the clone of %s, recorded with some noise, matches its pitch and tone in any language',
  async (name) => {
    const speak = speakers[name]!;
    const file = join(ctx.dir, 'sample.wav') as LocalFile;
    const sample = await speak(SAMPLE);
    await writeWav(file, noisy(sample, 0.003), SOUND_RATE);
    const { voice } = await studioVoiceClone.clone({ samples: [file], label: 'voice', consent: undefined }, ctx);
    const spectrum = longTermSpectrum(await speak(OTHER), SOUND_RATE);
    const speaker = pitchStatistics(sample, SOUND_RATE);
    const distanceOf = async (json: typeof voice.json, language: string, text: string, similarityBoost?: number) => {
      const settings = { similarityBoost };
      const { file } = await studioSpeech.synthesize({ text, voice: { json, files: {} }, language, settings }, ctx);
      const { samples } = await readWav(file);
      const { medianHz, spreadSemitones } = pitchStatistics(samples, SOUND_RATE);
      return {
        pitchError: Math.abs(medianHz / speaker.medianHz - 1),
        spreadError: Math.abs(spreadSemitones / speaker.spreadSemitones - 1),
        db: spectralDistance(longTermSpectrum(samples, SOUND_RATE), spectrum),
      };
    };
    const english = await distanceOf(voice.json, 'en', OTHER);
    const spanish = await distanceOf(voice.json, 'es', SPANISH);
    for (const { pitchError } of [english, spanish]) expect(pitchError).toBeLessThan(0.03);
    expect(english.db).toBeLessThan(2.5);
    expect(english.db).toBeLessThan(0.45 * (await distanceOf(PLAIN_VOICE, 'en', OTHER)).db);
    expect(spanish.db).toBeLessThan(3);

    // With the highest similarity, pitch and its spread are closer, and the tone is not further away.
    const nearest = await distanceOf(voice.json, 'en', OTHER, 1);
    expect(nearest.pitchError).toBeLessThan(english.pitchError);
    expect(nearest.pitchError).toBeLessThan(0.007);
    expect(nearest.spreadError).toBeLessThan(english.spreadError - 0.15);
    expect(nearest.db).toBeLessThan(english.db + 0.4);
    expect((await distanceOf(voice.json, 'es', SPANISH, 1)).pitchError).toBeLessThan(0.03);
  },
);

test('silence, noise and hums are rejected', async () => {
  const seconds = 6;
  const sounds = {
    silence: new Float32Array(SOUND_RATE * seconds),
    noise: noisy(new Float32Array(SOUND_RATE * seconds), 0.3),
    hum: Float32Array.from(
      { length: SOUND_RATE * seconds },
      (_, i) => 0.3 * Math.sin((2 * Math.PI * 120 * i) / SOUND_RATE),
    ),
  };
  for (const [name, sound] of Object.entries(sounds)) {
    const file = join(ctx.dir, `${name}.wav`) as LocalFile;
    await writeWav(file, sound, SOUND_RATE);
    await expect(
      studioVoiceClone.clone({ samples: [file], label: 'voice', consent: undefined }, ctx),
    ).rejects.toMatchObject({ reason: 'rejected' });
    await expect(studioVoiceClone.validate(file, ctx)).rejects.toMatchObject({ reason: 'rejected' });
  }
});

function noisy(samples: Float32Array, amplitude: number): Float32Array {
  const random = seededRandom('noise');
  return samples.map((value) => value + amplitude * (2 * random() - 1));
}
