// Everything a partner can ask for, put together once: what the edge calls and nothing else.
import { limits } from '@greenroom/contract/limits';
import type { Db } from '../db/db.ts';
import type { AssetUrls } from '../library/asset-urls.ts';
import { type CharacterProduction, createCharacterQueries } from '../production/character/characters.ts';
import type { FirstFrameProduction } from '../production/first-frame/first-frames.ts';
import type { TtsProduction } from '../production/speech/tts.ts';
import type { VideoOrders } from '../production/video/video-orders.ts';
import { createVoiceQueries, type VoiceProduction } from '../production/voice/voices.ts';
import { createAssetQueries } from '../reporting/assets.ts';
import { createUsage } from '../reporting/usage.ts';

interface Deps {
  db: Db;
  /** Connections of their own for lists and summaries, so that large ones delay no poll and no order. */
  reports: Db;
  assetUrls: AssetUrls;
  characters: CharacterProduction;
  voices: VoiceProduction;
  speeches: TtsProduction;
  firstFrames: FirstFrameProduction;
  videos: VideoOrders;
}

/** Satisfies the edge's `Services`. */
export const createServices = ({ db, reports, assetUrls, characters, voices, speeches, firstFrames, videos }: Deps) => {
  const readsOn = (reader: Db) => ({
    characters: createCharacterQueries({ db: reader, assetUrls }),
    voices: createVoiceQueries(reader),
    assets: createAssetQueries({ db: reader, assetUrls }),
    usage: createUsage(reader),
  });
  const [single, lists] = [readsOn(db), readsOn(reports)];
  return {
    createCharacter: characters.order,
    listCharacters: (client: string) => lists.characters.list(client, limits.listedCharacters),
    getCharacter: single.characters.get,
    deleteCharacter: single.characters.delete,
    createVoice: voices.order,
    listVoices: lists.voices.list,
    deleteVoice: single.voices.delete,
    speak: speeches.order,
    drawFirstFrame: firstFrames.order,
    createVideo: videos.order,
    estimateVideo: videos.estimate,
    getJob: single.usage.job,
    listAssets: lists.assets.list,
    getAsset: single.assets.get,
    usageSummary: lists.usage.summary,
    jobHistory: lists.usage.history,
  };
};
