// Free previews of voices.
import { readFile } from 'node:fs/promises';
import type { LibraryVoices } from '@greenroom/contract/dashboard/library';
import { importSpeech } from '@greenroom/engine-kit/media/import-speech';
import type { EngineData, Gender } from '@greenroom/engine-kit/ports/engine-data';
import type { StepContext } from '@greenroom/engine-kit/step-context';
import { languageCode, languageName } from '@greenroom/engine-kit/text/languages';
import type { Db } from '../../db/db.ts';
import type { Engine, Engines } from '../../engines/engines.ts';
import type { WithStepContext } from '../../jobs/request-step-context.ts';
import { Problem } from '../../kernel/problem.ts';
import { openEngineData } from '../../library/engine-data.ts';
import type { Objects } from '../../library/objects.ts';
import { getVoice } from '../../library/voices.ts';
import { encodeMp3 } from '../../media/encode-sound.ts';
import { asClientError } from '../as-client-error.ts';
import { createPreviewCache, type PreviewCaller } from '../preview-cache.ts';
import { noLibraryVoice } from './no-library-voice.ts';
import { previewSentence } from './preview-sentences.ts';
import { selectVoice } from './select-voice.ts';
import { voiceSnapshotOf } from './snapshot.ts';
import { speakersOf } from './speakers.ts';

/** About 60 kB each. */
const MAX_CACHED = 300;

export interface VoicePreviews {
  /** Codes of the languages of the voice library. */
  readonly languages: readonly string[];
  /** The voices of a language that there are to choose from. Throws 404 for a language that the library lacks. */
  variants(language: string): LibraryVoices;
  /** MP3. Throws 404 if the library has no such voice, 409 if speech costs money, 429 over the limit. */
  ofLibrary(caller: PreviewCaller, voice: { language: string; gender: Gender; variant: number }): Promise<Buffer>;
  /** MP3 of a voice of the client. Throws not-found; 409 and 429 as above. */
  ofVoice(caller: PreviewCaller, id: string): Promise<Buffer>;
}

interface Deps {
  db: Db;
  engines: Engines;
  objects: Objects;
  withStepContext: WithStepContext;
  timeoutMs?: number;
}

export const createVoicePreviews = ({ db, engines, objects, withStepContext, timeoutMs }: Deps): VoicePreviews => {
  const cached = createPreviewCache({ withStepContext, max: MAX_CACHED, timeoutMs });

  const preview = async (
    { speech, voiceLibrary }: Engine,
    voice: EngineData,
    language: string,
    ctx: StepContext,
  ): Promise<Buffer> => {
    if (!speech?.isFree) {
      const recording = await voiceLibrary?.preview?.(voice, ctx);
      if (!recording) throw noPreview();
      const { file } = await importSpeech(recording, ctx);
      return readFile(await encodeMp3(file, ctx));
    }
    const text = previewSentence(language);
    const { file } = await asClientError('language', speech.synthesize({ text, voice, language, settings: {} }, ctx));
    return readFile(await encodeMp3(file, ctx));
  };

  return {
    languages: engines.forPort('voiceLibrary').voiceLibrary.languages,

    variants(language) {
      const { voiceLibrary } = engines.forPort('voiceLibrary');
      const code = languageCode(language);
      if (code === undefined || !voiceLibrary.languages.includes(code)) throw noLibraryVoice(language);
      const count = (gender: Gender) => voiceLibrary.variants?.(code, gender) ?? 1;
      const sounds = (gender: Gender) => [...(voiceLibrary.sounds?.(code, gender) ?? [])];
      return {
        female: count('female'),
        male: count('male'),
        sounds: { female: sounds('female'), male: sounds('male') },
      };
    },

    async ofLibrary(caller, { language, gender, variant }) {
      const code = languageCode(language);
      if (code === undefined) throw noLibraryVoice(language);
      const library = engines.forPort('voiceLibrary');
      checkFree(library);
      return cached(`library ${code} ${gender} ${variant}`, caller, async (ctx) => {
        const selected = await selectVoice(library.voiceLibrary, { language: code, gender, variant }, ctx);
        if (!selected) throw noLibraryVoice(languageName(code));
        return preview(library, selected.voice, selected.language, ctx);
      });
    },

    async ofVoice(caller, id) {
      const voice = voiceSnapshotOf(await getVoice(db, caller.client, id));
      const [speaker] = speakersOf(engines, voice);
      // A copy at another engine costs a clone.
      const isOwn = speaker!.name === voice.voice.engine;
      if (!isOwn) throw noPreview();
      checkFree(speaker!);
      const spoken = (voice.language && languageCode(voice.language)) || 'en';
      return cached(`voice ${id}`, caller, async (ctx) =>
        preview(speaker!, await openEngineData(objects, voice.voice, ctx), spoken, ctx),
      );
    },
  };
};

const noPreview = () => new Problem('conflict', 'This voice has no preview. Create a short speech with it instead.');

/** Previews are not charged, so the engine must not charge for them either. */
const checkFree = ({ speech, voiceLibrary }: Engine): void => {
  if (!speech?.isFree && !voiceLibrary?.preview) throw noPreview();
};
