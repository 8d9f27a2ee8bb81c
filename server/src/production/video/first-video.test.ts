// The guide's first video: one thing a call, from whatever the account has already, and never twice.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { RequestContext } from '../../http/request-context.ts';
import { createFirstVideo } from './first-video.ts';

const QUOTE = 200;
const PRESENTER = 10;

/** A house that remembers what was bought and under which key, and answers a repeated key like the real one. */
function openHouse({ characters = [] as string[], voices = [] as { id: string; language: string | null }[] } = {}) {
  const bought: { what: string; request: object }[] = [];
  const answers = new Map<string, object>();
  const buying =
    <T extends object>(what: string, make: (request: object) => T) =>
    async (call: RequestContext, request: object) => {
      const { route, key } = call.idempotency!;
      const place = `${call.client} ${route} ${key}`;
      const replayed = answers.has(place);
      if (!replayed) {
        bought.push({ what, request });
        answers.set(place, make(request));
      }
      return { body: answers.get(place) as T, replayed };
    };
  const services = {
    characterLists: {
      list: async () => ({
        characters: characters.map((id) => ({ character_id: id, name: id, sheet_image_url: 'http://x/s.png' })),
      }),
    },
    voiceLists: {
      list: async () => ({
        voices: voices.map(({ id, language }) => ({
          voice_id: id,
          name: id,
          kind: language ? 'library' : 'cloned',
          language,
        })),
      }),
    },
    characters: {
      order: buying('presenter', () => {
        characters.unshift('nora');
        return {};
      }),
    },
    voices: {
      order: buying('voice', () => {
        voices.unshift({ id: 'english', language: 'en' });
        return {};
      }),
    },
    videos: {
      estimate: async () => ({ body: { credits_required: QUOTE, credits_balance: 500 }, replayed: false }),
      order: buying('video', () => ({ workflow_id: `job_${bought.length}` })),
    },
  };
  return { bought, characters, first: createFirstVideo(services as never) };
}

const { signal } = new AbortController();

test('a new account gets a presenter, then a voice, then the video, and is told what remains to be paid', async () => {
  const { first, bought } = openHouse();
  const composition = randomUUID();
  expect(await first.look('c', signal)).toMatchObject({ presenter: null, credits_required: QUOTE + PRESENTER });
  const steps = [];
  for (let call = 0; call < 3; call++) steps.push(await first.advance('c', composition, signal));
  expect(steps.map(({ credits_required }) => credits_required)).toEqual([QUOTE, QUOTE, 0]);
  expect(steps.map(({ presenter, voice, workflow_id }) => [presenter?.name, voice?.name, workflow_id])).toEqual([
    ['nora', undefined, null],
    ['nora', 'english', null],
    ['nora', 'english', 'job_3'],
  ]);
  expect(bought.map(({ what }) => what)).toEqual(['presenter', 'voice', 'video']);
});

test('whoever is there already is not made again', async () => {
  const { first, bought } = openHouse({ characters: ['mara'], voices: [{ id: 'mine', language: null }] });
  expect(await first.advance('c', randomUUID(), signal)).toMatchObject({ workflow_id: 'job_1' });
  expect(bought).toMatchObject([{ what: 'video', request: { character_id: 'mara', speech: { voice_id: 'mine' } } }]);
});

test('a voice of another language does not speak the English script', async () => {
  const { first, bought } = openHouse({ characters: ['mara'], voices: [{ id: 'spanish', language: 'es' }] });
  await first.advance('c', randomUUID(), signal);
  expect(bought).toMatchObject([{ what: 'voice', request: { language: 'en' } }]);
});

test('sent again under the same name it answers the same video, also when a newer presenter has come', async () => {
  const { first, bought, characters } = openHouse({ characters: ['mara'], voices: [{ id: 'mine', language: null }] });
  const composition = randomUUID();
  const { workflow_id } = await first.advance('c', composition, signal);
  characters.unshift('newer');
  expect(await first.advance('c', composition, signal)).toMatchObject({ workflow_id });
  expect(bought).toHaveLength(1);
  await first.advance('c', randomUUID(), signal);
  expect(bought).toHaveLength(2);
});
