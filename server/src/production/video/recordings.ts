// Loads and stores a client's recording as the speech of a video. Speech that was created here keeps its timings.
import type { TalkingHeadRequest } from '@greenroom/contract/videos';
import type { LocalFile, StepContext } from '@greenroom/engine-kit/step-context';
import type { Db } from '../../db/db.ts';
import type { Inputs } from '../../inputs/inputs.ts';
import { Problem, type ProblemCode } from '../../kernel/problem.ts';
import type { AssetUrls } from '../../library/asset-urls.ts';
import { findAssetByPath } from '../../library/assets.ts';
import type { Objects } from '../../library/objects.ts';
import type { StoredSpeech } from '../speech/stored-speech.ts';

export interface Recordings {
  /** Returns milliseconds. Throws 422 if the recording cannot be loaded. */
  probe(client: string, request: TalkingHeadRequest, ctx: StepContext): Promise<number>;
  /** Loads the recording into `ctx.dir`. Throws 400 if it cannot be loaded. */
  load(client: string, request: TalkingHeadRequest, ctx: StepContext): Promise<LoadedRecording>;
  /** Stores a loaded recording as an object of the job. */
  store(client: string, recording: LoadedRecording, job: string): Promise<StoredSpeech>;
}

export type LoadedRecording = { url: string; file: LocalFile; durationMs: number };

interface Deps {
  db: Db;
  inputs: Pick<Inputs, 'sound'>;
  objects: Objects;
  assetUrls: AssetUrls;
}

export const createRecordings = ({ db, inputs, objects, assetUrls }: Deps): Recordings => {
  const load = async (
    client: string,
    request: TalkingHeadRequest,
    ctx: StepContext,
    code: ProblemCode,
  ): Promise<LoadedRecording> => {
    if (request.speech.kind !== 'recording') throw new Error('This video has a script.');
    const url = request.speech.audio_url;
    const sound = await inputs.sound(url, { client, ctx });
    if (!('file' in sound)) throw new Problem(code, `audio_url cannot be used: ${sound.reason}`);
    return sound;
  };

  /** The stored timings of the recording; null unless it is speech that this client created here. */
  const ownTimings = async (client: string, url: string): Promise<string | null> => {
    const path = assetUrls.pathOf(url);
    const asset = path === undefined ? undefined : await findAssetByPath(db, client, path);
    return asset?.kind === 'tts_audio' ? (asset.engineData?.objects.timings ?? null) : null;
  };

  return {
    probe: async (client, request, ctx) => (await load(client, request, ctx, 'unusable_media')).durationMs,

    load: (client, request, ctx) => load(client, request, ctx, 'invalid_request'),

    async store(client, { url, file, durationMs }, job) {
      return {
        sound: await objects.put(job, file),
        timings: await ownTimings(client, url),
        durationMs,
        engine: null,
        warnings: [],
      };
    },
  };
};
