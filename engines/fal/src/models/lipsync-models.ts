// The lipsync models: how each takes a clip and a speech, and its price.
import type { Price } from './price.ts';

/** Addresses of uploaded files. */
export interface Lipsync {
  clip: string;
  speech: string;
}

export interface LipsyncModel {
  readonly id: string;
  /** Seconds are those of the clip. */
  readonly price: Price;
  input(request: Lipsync): object;
}

/** Not the `sync_mode` of other endpoints: the end of the longer file is cut. */
const input = ({ clip, speech }: Lipsync) => ({ video_url: clip, audio_url: speech, sync_mode: 'cut_off' as const });

/** Without `model`, whose names differ between fal.ai's page and its client; the default is the newest. */
export const syncLipsync2 = {
  id: 'fal-ai/sync-lipsync/v2',
  price: { unit: 'second', usd: 0.05, asOf: '2026-11-20' },
  input,
} as const satisfies LipsyncModel;

export const syncLipsync2Pro = {
  id: 'fal-ai/sync-lipsync/v2/pro',
  price: { unit: 'second', usd: 0.0833, asOf: '2026-11-20' },
  input,
} as const satisfies LipsyncModel;

/** The default first. */
export const lipsyncModels: readonly LipsyncModel[] = [syncLipsync2, syncLipsync2Pro];
