// The studio's free previews with engines that note what they are asked for.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EngineError } from '@greenroom/engine-kit/engine-error';
import type { FirstFramePort } from '@greenroom/engine-kit/ports/first-frame';
import type { SceneClipPort, SceneClipRequest } from '@greenroom/engine-kit/ports/scene-clip';
import type { SpeechPort } from '@greenroom/engine-kit/ports/speech';
import type { TalkingHeadPort, TalkingHeadRequest } from '@greenroom/engine-kit/ports/talking-head';
import type { LocalFile } from '@greenroom/engine-kit/step-context';
import { smallPorts } from '@greenroom/engine-kit/testing/small-ports';
import { afterAll, beforeEach } from 'vitest';
import type { Db } from '../db/db.ts';
import { testEngines } from '../engines/testing.ts';
import type { Inputs } from '../inputs/inputs.ts';
import { createRequestStepContext } from '../jobs/request-step-context.ts';
import { newVoiceId, uuidv7 } from '../kernel/ids.ts';
import { createLogger } from '../kernel/logger.ts';
import { createAssetUrls } from '../library/asset-urls.ts';
import { addCharacter } from '../library/characters.ts';
import type { Objects } from '../library/objects.ts';
import { addTestPictures } from '../library/testing.ts';
import { completeVoice, reserveVoice } from '../library/voices.ts';
import { createClipPreview } from '../production/clip-preview.ts';
import { createScenesClipPreview } from '../production/scenes-clip-preview.ts';
import { createShotStills } from '../production/shot-stills.ts';
import { createStudioPreviews } from '../production/studio-previews.ts';
import { createTestVideoOrders } from '../production/video/testing.ts';
import { createPool } from '../tasks/pool.ts';
import { testProviders } from '../tasks/testing-providers.ts';
import { createStudioEndpoints } from './studio.ts';
import { openTestDashboard } from './testing.ts';

/** Of the running test. */
export const drawn: string[] = [];
export const spoken: string[] = [];
export const rendered: TalkingHeadRequest[] = [];
export const filmed: SceneClipRequest[] = [];
export const firstFrame: FirstFramePort = {
  isFree: true,
  async draw(request, ctx) {
    drawn.push(request.scene);
    if (request.scene === 'nonsense') throw new EngineError('rejected', 'This is no place.');
    return smallPorts.firstFrame.draw(request, ctx);
  },
};
export const speech: Partial<SpeechPort> = {
  isFree: true,
  synthesize(request, ctx) {
    spoken.push(`${request.language}: ${request.text}`);
    return smallPorts.speech.synthesize(request, ctx);
  },
};
export const talkingHead: Partial<TalkingHeadPort> = {
  isFree: true,
  drawsFirstFrame: true,
  async render(request, ctx) {
    rendered.push(request);
    if (!('presenter' in request.firstFrame)) throw new Error('The engine should draw the first frame.');
    const { image, recipe } = await firstFrame.draw(request.firstFrame, ctx);
    const clip = await smallPorts.talkingHead.render({ ...request, firstFrame: { image, recipe } }, ctx);
    return { ...clip, includes: { ...clip.includes, lipsync: true } };
  },
};
export const sceneClip: SceneClipPort = {
  ...smallPorts.sceneClip,
  isFree: true,
  maxShots: Number.POSITIVE_INFINITY,
  maxClipMs: Number.POSITIVE_INFINITY,
  subjects: ['presenter', 'split', 'element', 'title', 'place'],
  async render(request, ctx) {
    filmed.push(request);
    const clip = await smallPorts.sceneClip.render(request, ctx);
    return { ...clip, includes: { ...clip.includes, lipsync: true } };
  },
};
const pictures: Inputs['pictures'] = async (urls) =>
  urls.map((url) => ({ url, file: 'box.png' as LocalFile, width: 9, height: 9 }));
/** A scenes video without its presenter. */
export const story = {
  mode: 'scenes',
  script:
    'Every Monday I ordered cold pizza for dinner. Then a box arrived at my door. Twenty minutes later there was dinner!',
  voice_id: 'any',
  scene_elements: [{ url: 'http://127.0.0.1:8080/assets/box.png', role: 'product' }],
};

/** For the tests of one file, after which it closes. `deps`: of previews with other engines. `root`: a directory for files. */
export async function openTestPreviews() {
  const log = createLogger('silent');
  const root = await mkdtemp(join(tmpdir(), 'studio-previews-'));
  const pool = createPool({ size: 2, log });
  const withStepContext = await createRequestStepContext({ pool, root, log, providers: testProviders });

  const objects = { open: async (key: string) => key } as unknown as Objects;

  const depsOf = (db: Db) => ({ db, objects, inputs: { pictures }, withStepContext, requiresAiLabel: false });
  const dashboard = await openTestDashboard({
    endpoints({ db }) {
      const engines = testEngines({ firstFrame, speech, talkingHead, sceneClip });
      const assetUrls = createAssetUrls('http://127.0.0.1:8080');
      return createStudioEndpoints({
        videos: createTestVideoOrders(db, { engines, assetUrls }),
        firstFrames: { order: () => Promise.reject(new Error('Nothing is ordered.')) },
        studioPreviews: createStudioPreviews({ ...depsOf(db), engines }),
        clipPreview: createClipPreview({ ...depsOf(db), engines }),
        scenesClipPreview: createScenesClipPreview({ ...depsOf(db), engines }),
        shotStills: createShotStills({ ...depsOf(db), engines }),
        db,
        assetUrls,
        engines,
      });
    },
  });
  const deps = depsOf(dashboard.db);
  beforeEach(() => {
    for (const list of [drawn, spoken, rendered, filmed]) list.length = 0;
  });
  afterAll(async () => {
    await dashboard.close();
    await pool.close();
    await rm(root, { recursive: true });
  });

  /** A user with a presenter and a voice. */
  const newUser = async () => {
    const person = await dashboard.signUp();
    const { client } = person.user;
    const stored = { engine: 'test', json: { shade: 128, hz: 440 }, objects: {} };
    const [character_id, voice_id] = [uuidv7(), newVoiceId()];
    await dashboard.db.transaction().execute(async (tx) => {
      const pictures = await addTestPictures(tx);
      const named = { name: 'Nora', mode: 'description', sheetPath: 'sheet.png', sheetText: null } as const;
      await addCharacter(tx, client, { id: character_id, ...named, likeness: stored, pictures });
      await reserveVoice(tx, client, { id: voice_id, name: 'English', kind: 'library' });
      await completeVoice(tx, voice_id, { voice: stored, language: 'en', gender: null, samples: [] });
    });
    return { person, character_id, voice_id };
  };

  return { db: dashboard.db, call: dashboard.call, deps, root, newUser };
}
