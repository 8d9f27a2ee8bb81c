// What the endpoints ask of the house behind them. Every method answers exactly the contract's shape, or throws a `Problem`.
import type { Asset, AssetList, AssetsQuery } from '@greenroom/contract/assets';
import type {
  Character,
  CharacterCreated,
  CharacterList,
  CharacterRequest,
  Deleted,
} from '@greenroom/contract/characters';
import type { FirstFrameCreated, FirstFrameRequest } from '@greenroom/contract/first-frames';
import type { JobView } from '@greenroom/contract/jobs';
import type { PageQuery } from '@greenroom/contract/queries';
import type { VideoQuote } from '@greenroom/contract/quotes';
import type { TtsCreated, TtsRequest } from '@greenroom/contract/tts';
import type { JobHistory, UsageSummary } from '@greenroom/contract/usage';
import type { VideoQueued, VideoRequest } from '@greenroom/contract/videos';
import type { VoiceCreated, VoiceList, VoiceRequest } from '@greenroom/contract/voices';
import type { RequestContext, Response } from '../http/request-context.ts';

/** Paid or repeatable acts take the whole call; reads and deletes take the client's id. */
export interface Services {
  createCharacter(call: RequestContext, body: CharacterRequest): Promise<Response<CharacterCreated>>;
  listCharacters(client: string): Promise<CharacterList>;
  getCharacter(client: string, id: string): Promise<Character>;
  deleteCharacter(client: string, id: string): Promise<Deleted>;

  createVoice(call: RequestContext, body: VoiceRequest): Promise<Response<VoiceCreated>>;
  listVoices(client: string): Promise<VoiceList>;
  deleteVoice(client: string, id: string): Promise<Deleted>;

  speak(call: RequestContext, body: TtsRequest): Promise<Response<TtsCreated>>;
  drawFirstFrame(call: RequestContext, body: FirstFrameRequest): Promise<Response<FirstFrameCreated>>;

  createVideo(call: RequestContext, body: VideoRequest): Promise<Response<VideoQueued>>;
  estimateVideo(call: RequestContext, body: VideoRequest): Promise<Response<VideoQuote>>;
  getJob(client: string, workflowId: string): Promise<JobView>;

  listAssets(client: string, query: AssetsQuery): Promise<AssetList>;
  getAsset(client: string, id: string): Promise<Asset>;

  /** `from` is not after `to`, which is now where it is undefined. */
  usageSummary(client: string, range: { from: Date; to: Date | undefined }): Promise<UsageSummary>;
  jobHistory(client: string, page: PageQuery): Promise<JobHistory>;
}
