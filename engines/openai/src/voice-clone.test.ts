// Tests cloned voices on each software that has them: consent, names, languages and erasing.
import { join } from 'node:path';
import { SOUND_RATE, writeWav } from '@greenroom/engine-kit/audio/wav';
import type { CreatedEngine } from '@greenroom/engine-kit/engine';
import type { EngineData } from '@greenroom/engine-kit/ports/engine-data';
import type { LocalFile, StepContext } from '@greenroom/engine-kit/step-context';
import { tone } from '@greenroom/engine-kit/testing/media';
import { providerContext } from '@greenroom/engine-kit/testing/provider-context';
import { afterAll, describe, expect, test } from 'vitest';
import { createEngine } from './testing/engine.ts';
import { openOpenAiLoopback } from './testing/loopback.ts';

const label = 'gr-voice-1';
const consent = 'I, Jane Miller, agree that my voice is cloned.';
const { signal } = new AbortController();

const omni = await openOpenAiLoopback({ software: 'vllm-omni' });
const chatterbox = await openOpenAiLoopback({ software: 'chatterbox-tts-api' });
const devnen = await openOpenAiLoopback({ software: 'chatterbox-tts-server' });
const kokoro = await openOpenAiLoopback({ software: 'kokoro' });
afterAll(() => Promise.all([omni, chatterbox, devnen, kokoro].map((loopback) => loopback.close())));

async function recording(ctx: StepContext, ms: number): Promise<LocalFile> {
  const file = join(ctx.dir, `recording-${crypto.randomUUID()}.wav`) as LocalFile;
  await writeWav(file, tone(ms), SOUND_RATE);
  return file;
}

async function clone(engine: CreatedEngine, statement: string | undefined = consent, lengths = [6_000]) {
  const ctx = await providerContext();
  const samples = await Promise.all(lengths.map((ms) => recording(ctx, ms)));
  return (await engine.voiceClone!.clone({ samples, label, consent: statement }, ctx)).voice;
}

const speak = async (engine: CreatedEngine, voice: EngineData, language = 'en') =>
  engine.speech!.synthesize({ text: 'Hello there.', voice, language, settings: {} }, await providerContext());

describe('vLLM-Omni', async () => {
  const engine = await createEngine({ OPENAI_SPEECH_BASE_URL: omni.baseUrl });

  test('a voice needs a recorded consent, whose words stay in Greenroom', async () => {
    const ctx = await providerContext();
    const request = { samples: [await recording(ctx, 5_000)], label, consent: undefined };
    await expect(engine.voiceClone!.clone(request, ctx)).rejects.toMatchObject({
      reason: 'rejected',
      message: expect.stringContaining('consent'),
    });
    const voice = await clone(engine);
    expect(voice.json).toEqual({ voice: label, clonedBy: 'vllm-omni' });
    const [upload] = omni.sent('/v1/audio/voices').filter(({ method }) => method === 'POST');
    const form = await upload!.form();
    expect([form.get('consent'), form.get('name')]).toEqual([label, label]);
    expect(upload!.body.includes('Jane')).toBe(false);
  });

  test('a repeated step finds the voice of the first attempt, and the voice speaks', async () => {
    const uploads = () => omni.sent('/v1/audio/voices').filter(({ method }) => method === 'POST').length;
    const before = uploads();
    const voice = await clone(engine);
    expect(uploads()).toBe(before);
    await speak(engine, voice);
    expect(omni.sent('/v1/audio/speech').at(-1)!.json()).toMatchObject({ voice: label });
  });

  test('a voice is erased, and erasing it again is no error', async () => {
    await engine.voiceClone!.erase!({ voice: label, clonedBy: 'vllm-omni' }, signal);
    expect(omni.state.voices.size).toBe(0);
    await engine.voiceClone!.erase!({ voice: label, clonedBy: 'vllm-omni' }, signal);
  });
});

describe('chatterbox-tts-api', async () => {
  const engine = await createEngine({ OPENAI_SPEECH_BASE_URL: chatterbox.baseUrl });

  test('a voice is stored once for each language that it speaks, and erased in all of them', async () => {
    const voice = await clone(engine);
    expect(await clone(engine)).toMatchObject({ json: voice.json });
    for (const language of ['de', 'en-GB', 'de-AT']) await speak(engine, voice, language);
    expect([...chatterbox.state.voices]).toEqual([
      [`${label}-en`, 'en'],
      [`${label}-de`, 'de'],
    ]);
    expect(chatterbox.sent('/v1/audio/speech').at(-1)!.json()).toMatchObject({ voice: `${label}-de` });
    chatterbox.state.voices.set('gr-voice-10-en', 'en');
    await engine.voiceClone!.erase!(voice.json, signal);
    expect([...chatterbox.state.voices.keys()]).toEqual(['gr-voice-10-en']);
    await engine.voiceClone!.erase!(voice.json, signal);
  });

  test('a language that the server does not speak is rejected', async () => {
    const voice = await clone(engine);
    await expect(speak(engine, voice, 'ka')).rejects.toMatchObject({ reason: 'rejected' });
  });
});

describe('Chatterbox-TTS-Server', async () => {
  const engine = await createEngine({ OPENAI_SPEECH_BASE_URL: devnen.baseUrl });

  test('the longest recording is stored as a file of at most 30 seconds', async () => {
    const voice = await clone(engine, undefined, [5_000, 70_000, 6_000]);
    expect(voice.json).toEqual({ voice: `${label}.wav`, clonedBy: 'chatterbox-tts-server' });
    await speak(engine, voice);
    expect(devnen.sent('/v1/audio/speech').at(-1)!.json()).toMatchObject({ voice: `${label}.wav` });
  });

  test('erasing tells the operator which file to delete', async () => {
    const erasing = engine.voiceClone!.erase!({ voice: `${label}.wav`, clonedBy: 'chatterbox-tts-server' }, signal);
    await expect(erasing).rejects.toThrow(`Delete the file ${label}.wav`);
  });
});

test('a server that clones no voices leaves the work to another engine', async () => {
  const engine = await createEngine({ OPENAI_SPEECH_BASE_URL: kokoro.baseUrl });
  await expect(clone(engine)).rejects.toMatchObject({ reason: 'unavailable' });
});
