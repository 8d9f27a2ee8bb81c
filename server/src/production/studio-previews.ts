// Free previews of a video that is being written: its setting with the presenter, and its script in the voice.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { FirstFrameRequest } from '@greenroom/contract/first-frames';
import type { Db } from '../db/db.ts';
import type { Engines } from '../engines/engines.ts';
import type { WithStepContext } from '../jobs/request-step-context.ts';
import { Problem } from '../kernel/problem.ts';
import { getCharacter } from '../library/characters.ts';
import { openEngineData } from '../library/engine-data.ts';
import type { Objects } from '../library/objects.ts';
import { getVoice } from '../library/voices.ts';
import { encodeMp3 } from '../media/encode-sound.ts';
import { makePreviews } from '../media/make-previews.ts';
import { asClientError } from './as-client-error.ts';
import { openPresenter } from './character/presenter.ts';
import { characterSnapshotOf } from './character/snapshot.ts';
import { isSpeechFree } from './free-previews.ts';
import { createPreviewCache, type PreviewCaller } from './preview-cache.ts';
import { spokenLanguage } from './speech/spoken-language.ts';
import { voiceSnapshotOf } from './voice/snapshot.ts';
import { speakersOf } from './voice/speakers.ts';

/** About 40 kB each. */
const MAX_FRAMES = 200;
/** At most 1.5 MB each. */
const MAX_SCRIPTS = 20;

export interface ScriptToHear {
  voice_id: string;
  script: string;
  /** Detected if it is absent. */
  language?: string | undefined;
}

export interface StudioPreviews {
  /** WebP, 720 pixels wide, of the first frame that a video would have. Throws not-found; 409 if drawing costs money, 429 over the limit. */
  frame(caller: PreviewCaller, request: FirstFrameRequest): Promise<Buffer>;
  /** MP3. Throws not-found; 409 if speech costs money, 429 over the limit. */
  speech(caller: PreviewCaller, request: ScriptToHear): Promise<Buffer>;
}

interface Deps {
  db: Db;
  engines: Engines;
  objects: Objects;
  withStepContext: WithStepContext;
}

export const createStudioPreviews = ({ db, engines, objects, withStepContext }: Deps): StudioPreviews => {
  const frames = createPreviewCache({ withStepContext, max: MAX_FRAMES });
  const scripts = createPreviewCache({ withStepContext, max: MAX_SCRIPTS });

  return {
    async frame(caller, { character_id, scene_description: scene }) {
      const character = characterSnapshotOf(await getCharacter(db, caller.client, character_id));
      const { name, firstFrame } = engines.forPort('firstFrame');
      if (!firstFrame.isFree) throw new Problem('conflict', 'The engine charges for this picture. Create a preview.');
      return frames(keyOf(character_id, scene), caller, async (ctx) => {
        const presenter = await openPresenter(objects, character, name, ctx);
        const { image } = await asClientError('scene_description', firstFrame.draw({ presenter, scene }, ctx));
        return readFile((await makePreviews(image, ctx)).large);
      });
    },

    async speech(caller, { voice_id, script, language: hint }) {
      const voice = voiceSnapshotOf(await getVoice(db, caller.client, voice_id));
      if (!isSpeechFree(engines, voice))
        throw new Problem(
          'conflict',
          'The engine charges for speech in this voice, so it can only be heard in a video.',
        );
      const language = spokenLanguage(hint, voice.language, script);
      return scripts(keyOf(voice_id, language, script), caller, async (ctx) => {
        const request = {
          text: script,
          voice: await openEngineData(objects, voice.voice, ctx),
          language,
          settings: {},
        };
        const { speech } = speakersOf(engines, voice)[0]!;
        const { file } = await asClientError('script', speech.synthesize(request, ctx));
        return readFile(await encodeMp3(file, ctx));
      });
    },
  };
};

/** A hash: the cache keeps no text of a client. */
const keyOf = (...parts: readonly string[]): string => createHash('sha256').update(JSON.stringify(parts)).digest('hex');
