// The wire shapes of /assets: every output that was ever made, under a durable address.
import { z } from 'zod';
import { page } from './queries.ts';
import { dateTime, uuid } from './text.ts';

export const AssetKind = z.enum(['character_sheet', 'first_frame', 'tts_audio', 'video']);
export type AssetKind = z.infer<typeof AssetKind>;

export const AssetsQuery = z.object({
  kind: AssetKind.optional().describe('Only assets of this kind.'),
  ...page,
});
export type AssetsQuery = z.output<typeof AssetsQuery>;
/** As a partner sends it. */
export type AssetsFilter = z.input<typeof AssetsQuery>;

/** Answer of GET /assets/{id}. */
export const Asset = z.object({
  asset_id: uuid().describe('The id to name this asset by.'),
  kind: AssetKind.describe('What it is.'),
  url: z.url().describe('The file; durable. Whoever knows the address can read it.'),
  workflow_id: z.string().nullable().describe('The job that made it.'),
  character_id: z.string().nullable().describe('The character it shows.'),
  voice_id: z.string().nullable().describe('The voice that speaks in it.'),
  metadata: z
    .record(z.string(), z.unknown())
    .describe('width, height, duration, bytes, sha256, codec, engine, and synthetic: true.'),
  created_at: dateTime().describe('When it was made.'),
});
export type Asset = z.infer<typeof Asset>;

/** Answer of GET /assets. */
export const AssetList = z.object({ assets: z.array(Asset).describe('Newest first.') });
export type AssetList = z.infer<typeof AssetList>;
