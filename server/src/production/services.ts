// Everything a partner can ask for, put together once: what the edge calls and nothing else.
import { limits } from '@greenroom/contract/limits';
import type { Db } from '../db/db.ts';
import type { Addresses } from './addresses.ts';
import { createAssetShelf } from './asset-shelf.ts';
import { type CharacterProduction, createCharacterShelf } from './characters.ts';
import type { FirstFrameProduction } from './first-frames.ts';
import type { TtsProduction } from './tts.ts';
import { createUsage } from './usage.ts';
import type { VideoDesk } from './video-orders.ts';
import { createVoiceShelf, type VoiceProduction } from './voices.ts';

interface Needs {
  db: Db;
  addresses: Addresses;
  characters: CharacterProduction;
  voices: VoiceProduction;
  speeches: TtsProduction;
  firstFrames: FirstFrameProduction;
  videos: VideoDesk;
}

/** Satisfies the edge's `Services`. */
export const createServices = ({ db, addresses, characters, voices, speeches, firstFrames, videos }: Needs) => {
  const characterShelf = createCharacterShelf({ db, addresses });
  const voiceShelf = createVoiceShelf(db);
  const assets = createAssetShelf({ db, addresses });
  const usage = createUsage(db);
  return {
    createCharacter: characters.order,
    listCharacters: (client: string) => characterShelf.list(client, limits.listedCharacters),
    getCharacter: characterShelf.get,
    deleteCharacter: characterShelf.delete,
    createVoice: voices.order,
    listVoices: voiceShelf.list,
    deleteVoice: voiceShelf.delete,
    speak: speeches.order,
    drawFirstFrame: firstFrames.order,
    createVideo: videos.order,
    estimateVideo: videos.estimate,
    getJob: usage.job,
    listAssets: assets.list,
    getAsset: assets.get,
    usageSummary: usage.summary,
    jobHistory: usage.history,
  };
};
