// Tests the choice of stock voices: their order, voices that do not work, and previews.
import { readFile } from 'node:fs/promises';
import { type LoopbackHandler, sendJson } from '@greenroom/engine-kit/testing/loopback';
import { providerContext } from '@greenroom/engine-kit/testing/provider-context';
import { afterEach, expect, test } from 'vitest';
import type { LoopbackOptions } from './testing/loopback.ts';
import { accountVoice, publicVoice } from './testing/loopback-voices.ts';
import { openEngine } from './testing/open-engine.ts';

let open: Awaited<ReturnType<typeof openEngine>> | undefined;
afterEach(() => open?.server.close());

async function library(options: LoopbackOptions) {
  open = await openEngine(options);
  const { voiceLibrary, server } = open;
  const ctx = await providerContext();
  const select = async (variant: number, language = 'de') => {
    const selected = await voiceLibrary.select({ language, gender: 'female', variant }, ctx);
    return (selected?.voice.json as { voiceId: string } | undefined)?.voiceId;
  };
  return { ctx, select, server, voiceLibrary };
}

const german = { gender: 'female', language: 'de' };

test('saved voices come first, then the public library, then premade voices, which ElevenLabs will remove', async () => {
  const { select } = await library({
    voices: [
      accountVoice('speaks-german', { verified_languages: [{ language: 'de', model_id: 'eleven_multilingual_v2' }] }),
      accountVoice('english'),
      accountVoice('german', { labels: german }),
      accountVoice('saved-later', { labels: german, category: 'professional', created_at_unix: 2 }),
      accountVoice('saved', { labels: german, category: 'generated', created_at_unix: 1 }),
      accountVoice('male', { labels: { ...german, gender: 'male' } }),
    ],
    publicVoices: [publicVoice('rare', 'de', 'female', 1), publicVoice('popular', 'de', 'female', 9)],
  });
  const order: unknown[] = [];
  for (let variant = 0; variant < 7; variant++) order.push(await select(variant));
  expect(order).toEqual(['saved', 'saved-later', 'added-popular', 'added-rare', 'german', 'speaks-german', 'saved']);
});

test('cloned voices of clients are never returned', async () => {
  const { select } = await library({
    voices: [
      accountVoice('client', { category: 'cloned', labels: german }),
      accountVoice('premade', { labels: german }),
    ],
    publicVoices: [],
  });
  expect([await select(0), await select(1)]).toEqual(['premade', 'premade']);
});

test('a public voice is added once, and the order stays the same in whichever order variants are selected', async () => {
  const publicVoices = ['a', 'b', 'c'].map((id, i) => publicVoice(id, 'de', 'female', 9 - i));
  const { select, server } = await library({ voices: [], publicVoices });
  const selected: unknown[] = [];
  for (const variant of [2, 0, 1, 2, 1, 0, 3]) selected.push(await select(variant));
  expect(selected).toEqual(['added-c', 'added-a', 'added-b', 'added-c', 'added-b', 'added-a', 'added-a']);
  expect(server.voices.size).toBe(3);
  expect(server.voices.get('added-c')!.name).toBe('greenroom-library-c');
});

test('three voices of a gender are offered in a language of the default model, one in others', async () => {
  const { voiceLibrary } = await library({});
  const count = (language: string) => voiceLibrary.variants!(language, 'male');
  expect(['en', 'de', 'ja', 'cy', 'sw'].map(count)).toEqual([3, 3, 3, 1, 1]);
});

test('all pages of the account are read', async () => {
  const voices = Array.from({ length: 230 }, (_, i) => accountVoice(`voice-${i}`, { created_at_unix: i }));
  const { select } = await library({ voices });
  expect(await select(229, 'en')).toBe('voice-229');
});

test('each voice is tried with a few characters, which are recorded', async () => {
  const { ctx, select } = await library({});
  expect(await select(0, 'en')).toBe('sarah');
  expect(ctx.used).toEqual([{ engine: 'elevenlabs', model: 'eleven_multilingual_v2', unit: 'character', quantity: 8 }]);
});

test('a voice that does not work is replaced by the next one', async () => {
  const { select, server } = await library({ voices: [accountVoice('broken'), accountVoice('works')] });
  server.answerNext(/broken/, (_, response) => sendJson(response, 400, { detail: { status: 'voice_not_fine_tuned' } }));
  expect(await select(0, 'en')).toBe('works');
});

/** As it is sent since 2026 (indexable-inc/index pull request 339). */
const paidPlan = {
  detail: {
    type: 'payment_required',
    code: 'paid_plan_required',
    message: 'Free users cannot use library voices via the API. Please upgrade your subscription to use this voice.',
    status: 'payment_required',
    request_id: '3c80',
  },
};
/** A premade voice with the labels that older accounts have. */
const premade = (id: string) =>
  accountVoice(id, {
    labels: { accent: 'american', description: 'calm', age: 'young', gender: 'female', use_case: 'narration' },
  });

test('a free account speaks with its premade voices, with an accent in other languages', async () => {
  const { select, server } = await library({ voices: [premade('sarah'), premade('laura')] });
  server.answerNext(/voices\/add/, (_, response) => sendJson(response, 402, paidPlan));
  expect(await select(0)).toBe('laura');
  // The voice may be added, but does not speak.
  for (let i = 0; i < 2; i++) server.answerNext(/added-greta/, (_, response) => sendJson(response, 402, paidPlan));
  expect(await select(0)).toBe('laura');
});

test('an account without room for another voice uses those of the public library that it has', async () => {
  const publicVoices = ['a', 'b'].map((id, i) => publicVoice(id, 'de', 'female', 9 - i));
  const { select, server } = await library({ voices: [premade('sarah')], publicVoices });
  expect(await select(0)).toBe('added-a');
  server.answerNext(/voices\/add/, (_, response) =>
    sendJson(response, 400, { detail: { status: 'voice_limit_reached', message: 'You have reached the limit.' } }),
  );
  expect(await select(1)).toBe('added-a');
});

test('a public voice that the account has under another name is used', async () => {
  const publicVoices = [publicVoice('greta', 'de', 'female')];
  const { select, server } = await library({ voices: [accountVoice('greta', { labels: {} })], publicVoices });
  server.answerNext(/voices\/add/, (_, response) =>
    sendJson(response, 400, {
      detail: { status: 'voice_already_cloned', message: 'The voice has already been added.' },
    }),
  );
  expect(await select(0)).toBe('greta');
});

test('a refused account is an error, not an empty library', async () => {
  const { select, server } = await library({ voices: [] });
  server.answerNext(/voices\/add/, (_, response) => sendJson(response, 402, paidPlan));
  await expect(select(0)).rejects.toMatchObject({ reason: 'out_of_credit' });
  const exhausted: LoopbackHandler = (_, response) =>
    sendJson(response, 401, { detail: { status: 'quota_exceeded', message: 'This request exceeds your quota.' } });
  for (let i = 0; i < 2; i++) server.answerNext(/with-timestamps/, exhausted);
  await expect(select(0)).rejects.toMatchObject({ reason: 'out_of_credit' });
});

test('without voices of a language, those of other languages speak it; without any voices, there is none', async () => {
  const { select } = await library({});
  expect(await select(0, 'Icelandic')).toBe('sarah');
  await open?.server.close();
  const empty = await library({ voices: [], publicVoices: [] });
  expect(await empty.select(0)).toBeUndefined();
});

test('a preview is downloaded if the voice has one', async () => {
  const { ctx, voiceLibrary } = await library({});
  const preview = (voiceId: string) => voiceLibrary.preview!({ json: { voiceId }, files: {} }, ctx);
  expect((await readFile((await preview('sarah'))!)).length).toBeGreaterThan(1_000);
  expect(await preview('george')).toBeUndefined();
  expect(await preview('gone')).toBeUndefined();
  expect(ctx.used).toEqual([]);
});

test('a preview that redirects to a private address, or is no sound, is not used', async () => {
  const { ctx, server, voiceLibrary } = await library({});
  const preview = () => voiceLibrary.preview!({ json: { voiceId: 'sarah' }, files: {} }, ctx);
  server.answerNext(/preview/, (_, response) => response.writeHead(302, { location: 'http://10.0.0.1/a.mp3' }).end());
  await expect(preview()).rejects.toMatchObject({ reason: 'unavailable' });
  server.answerNext(/preview/, (_, response) => response.end('<!doctype html>'));
  await expect(preview()).rejects.toMatchObject({ reason: 'bad_output' });
});

test('a preview at a private address is not downloaded', async () => {
  const { ctx, voiceLibrary } = await library({
    voices: [accountVoice('sly', { preview_url: 'http://10.0.0.1/a.mp3' })],
  });
  await expect(voiceLibrary.preview!({ json: { voiceId: 'sly' }, files: {} }, ctx)).rejects.toMatchObject({
    reason: 'unavailable',
  });
});
