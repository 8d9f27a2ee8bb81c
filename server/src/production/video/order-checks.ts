// Checks a video request before it is placed: limits, balance, character and voice.
import type { VideoRequest } from '@greenroom/contract/videos';
import type { Db, Reader } from '../../db/db.ts';
import type { Engines } from '../../engines/engines.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { Problem } from '../../kernel/problem.ts';
import { balance } from '../../ledger/balance.ts';
import { refuseShortfall } from '../../ledger/shortfall.ts';
import type { AssetUrls } from '../../library/asset-urls.ts';
import { findAssetByPath } from '../../library/assets.ts';
import { getCharacter } from '../../library/characters.ts';
import { getVoice } from '../../library/voices.ts';
import { type CharacterSnapshot, characterSnapshotOf } from '../character/snapshot.ts';
import { type VoiceSnapshot, voiceSnapshotOf } from '../voice/snapshot.ts';
import { speakersOf } from '../voice/speakers.ts';

export interface OrderCheckDeps {
  db: Db;
  engines: Engines;
  jobs: Pick<Jobs, 'activeCount'>;
  assetUrls: AssetUrls;
  maxActiveJobs: number;
}

export interface Presenter {
  character: CharacterSnapshot;
  voice: VoiceSnapshot | null;
}

export type OrderChecks = ReturnType<typeof createOrderChecks>;

export const createOrderChecks = ({ db, engines, jobs, assetUrls, maxActiveJobs }: OrderCheckDeps) => ({
  /**
   * Throws 404 if the client has no such character or voice, and 400 if no engine can speak the voice. Locks both rows
   * if `reader` is a transaction.
   */
  async getPresenter(reader: Reader, client: string, request: VideoRequest): Promise<Presenter> {
    const character = await getCharacter(reader, client, request.character_id);
    const voiceId = request.mode === 'scenes' ? request.voice_id : request.speech.voice_id;
    const voice = voiceId === undefined ? null : voiceSnapshotOf(await getVoice(reader, client, voiceId));
    if (voice) speakersOf(engines, voice);
    return { character: characterSnapshotOf(character), voice };
  },

  /** Throws 429. */
  async checkActiveJobs(reader: Reader, client: string): Promise<void> {
    if ((await jobs.activeCount(reader, client, 'batch')) < maxActiveJobs) return;
    throw new Problem('too_many_active_jobs', 'TOO_MANY_ACTIVE_JOBS', { extras: { max_active_jobs: maxActiveJobs } });
  },

  /** Throws 402. */
  async checkBalance(client: string, required: number): Promise<void> {
    const { balance: available } = await balance(db, client);
    refuseShortfall({ required, available });
  },

  /** Throws 400 if the first frame is a character sheet. */
  async checkFirstFrame(client: string, request: VideoRequest): Promise<void> {
    const url = request.mode === 'talking_head' ? request.first_frame_url : undefined;
    const path = url === undefined ? undefined : assetUrls.pathOf(url);
    const asset = path ? await findAssetByPath(db, client, path) : undefined;
    if (asset?.kind !== 'character_sheet') return;
    throw new Problem('invalid_request', 'first_frame_url must be a single-subject frame, not a character sheet.');
  },
});
