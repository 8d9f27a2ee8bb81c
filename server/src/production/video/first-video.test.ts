// The first video: one item for each call, existing items reused, nothing ordered twice.
import { randomUUID } from 'node:crypto';
import type { Language } from '@greenroom/contract/dashboard/languages';
import type { Gender } from '@greenroom/engine-kit/ports/engine-data';
import { expect, test } from 'vitest';
import type { RequestContext } from '../../http/request-context.ts';
import { createFirstVideo } from './first-video.ts';

const QUOTE = 200;
const PRESENTER = 10;

/** Services that record orders by key, and return the first response to a repeated key. */
function openServices({
  characters = [] as string[],
  voices = [] as { id: string; language: string | null; gender?: Gender }[],
  gender = null as Gender | null,
  stock = [] as { id: string; name: string; description: string }[],
  free = false,
} = {}) {
  const ordered: { item: string; request: object }[] = [];
  const responses = new Map<string, object>();
  const ordering =
    <T extends object>(item: string, make: (request: object) => T) =>
    async (context: RequestContext, request: object) => {
      const { route, key } = context.idempotency!;
      const id = `${context.client} ${route} ${key}`;
      const replayed = responses.has(id);
      if (!replayed) {
        ordered.push({ item, request });
        responses.set(id, make(request));
      }
      return { body: responses.get(id) as T, replayed };
    };
  const services = {
    characterLists: {
      page: async () => ({
        items: characters.map((id) => ({ character_id: id, name: id, portrait_url: 'http://x/portrait.webp', gender })),
      }),
    },
    voiceLists: {
      listForDashboard: async () =>
        voices.map(({ id, language, gender = 'female' }) => ({
          voice_id: id,
          name: id,
          kind: language ? 'library' : 'cloned',
          language,
          gender: language && gender,
          sound: null,
        })),
    },
    characters: {
      order: ordering('presenter', () => {
        characters.unshift('nora');
        return {};
      }),
    },
    voices: {
      order: ordering('voice', (request) => {
        const { language, gender } = request as { language: string; gender: Gender };
        voices.unshift({ id: language === 'en' ? 'english' : language, language, gender });
        return {};
      }),
    },
    videos: {
      estimate: async () => ({
        body: { credits_required: QUOTE, credits_balance: 500, estimated_seconds: 6.5 },
        replayed: false,
      }),
      order: ordering('video', () => ({ workflow_id: `job_${ordered.length}` })),
    },
    stock: () => (stock.length > 0 ? { engine: { name: 'painter' }, presenters: stock } : undefined),
    isStockFree: async () => free,
    brandKit: async () => ({ captionsPosition: 'top' }),
  };
  return { ordered, characters, first: createFirstVideo(services as never) };
}

const { signal } = new AbortController();
const by = (composition: string = randomUUID(), language: Language = 'en') => ({
  composition,
  language,
  signal,
  record: async () => {},
});

test('a new account gets a presenter, then a voice, then the video, with the remaining price', async () => {
  const { first, ordered } = openServices();
  const composition = randomUUID();
  expect(await first.show('c', 'en', signal)).toMatchObject({ presenter: null, credits_required: QUOTE + PRESENTER });
  const steps = [];
  for (let call = 0; call < 3; call++) steps.push(await first.advance('c', by(composition)));
  expect(steps.map(({ credits_required }) => credits_required)).toEqual([QUOTE, QUOTE, 0]);
  expect(steps.map(({ presenter, voice, workflow_id }) => [presenter?.name, voice?.name, workflow_id])).toEqual([
    ['nora', undefined, null],
    ['nora', 'english', null],
    ['nora', 'english', 'job_3'],
  ]);
  expect(ordered.map(({ item }) => item)).toEqual(['presenter', 'voice', 'video']);
});

test('an existing presenter and voice are reused', async () => {
  const { first, ordered } = openServices({ characters: ['mara'], voices: [{ id: 'mine', language: null }] });
  expect(await first.advance('c', by())).toMatchObject({ workflow_id: 'job_1' });
  expect(ordered).toMatchObject([
    { item: 'video', request: { character_id: 'mara', speech: { voice_id: 'mine' }, captions_position: 'top' } },
  ]);
});

test('a library voice of another language is not used for the English script', async () => {
  const { first, ordered } = openServices({ characters: ['mara'], voices: [{ id: 'spanish', language: 'es' }] });
  await first.advance('c', by());
  expect(ordered).toMatchObject([{ item: 'voice', request: { language: 'en' } }]);
});

test('it speaks the language of the dashboard, also one that was changed between two steps', async () => {
  const { first, ordered } = openServices({ characters: ['mara'] });
  const { script } = await first.show('c', 'es', signal);
  expect(script).toMatch(/^¡Hola!/);
  const composition = randomUUID();
  await first.advance('c', by(composition, 'en'));
  for (let call = 0; call < 2; call++) await first.advance('c', by(composition, 'es'));
  expect(ordered).toMatchObject([
    { item: 'voice', request: { language: 'en' } },
    { item: 'voice', request: { language: 'es' } },
    { item: 'video', request: { speech: { script, voice_id: 'es' }, captions_language: 'es' } },
  ]);
});

test('a repeated call returns the same video, even if there is a newer presenter', async () => {
  const { first, ordered, characters } = openServices({
    characters: ['mara'],
    voices: [{ id: 'mine', language: null }],
  });
  const composition = randomUUID();
  const { workflow_id } = await first.advance('c', by(composition));
  characters.unshift('newer');
  expect(await first.advance('c', by(composition))).toMatchObject({ workflow_id });
  expect(ordered).toHaveLength(1);
  await first.advance('c', by());
  expect(ordered).toHaveLength(2);
});

test.each([
  { free: true, credits: 0 },
  { free: false, credits: PRESENTER },
])('the presenter is a stock presenter, for $credits credits', async ({ free, credits }) => {
  const stock = [{ id: 'maya', name: 'Maya', description: 'A woman of about 32' }];
  const { first, ordered } = openServices({ stock, free });
  expect(await first.show('c', 'en', signal)).toMatchObject({
    new_presenter: { name: 'Maya', portrait_path: '/stock-presenters/maya/portrait', credits },
    credits_required: QUOTE + credits,
  });
  expect(await first.advance('c', by())).toMatchObject({ new_presenter: null, credits_required: QUOTE });
  expect(ordered).toMatchObject([
    { request: { name: 'Maya', description: 'A woman of about 32', stock: { id: 'maya', engine: 'painter', free } } },
  ]);
});

test('without stock presenters it is one from a description', async () => {
  const { first, ordered } = openServices();
  expect(await first.show('c', 'en', signal)).toMatchObject({ new_presenter: { name: 'Nora', portrait_path: null } });
  await first.advance('c', by());
  expect(ordered[0]!.request).not.toHaveProperty('stock');
});

test('a presenter who is a man gets the voice of a man, though the account has one of a woman', async () => {
  const { first, ordered } = openServices({
    characters: ['ben'],
    gender: 'male',
    voices: [{ id: 'english', language: 'en', gender: 'female' }],
  });
  const once = by();
  expect((await first.show('client', 'en', signal)).voice).toBeNull();
  expect((await first.advance('client', once)).voice).toMatchObject({ voice_id: 'english' });
  await first.advance('client', once);
  expect(ordered.map(({ item, request }) => [item, (request as { gender?: Gender }).gender])).toEqual([
    ['voice', 'male'],
    ['video', undefined],
  ]);
});
