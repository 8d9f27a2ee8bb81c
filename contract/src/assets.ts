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

const sidecar = (what: string) =>
  z
    .url()
    .optional()
    .describe(
      `${what}, beside the file and as durable. Of every video whose words are known: those of a script or of a recording made ` +
        'by POST /tts, not those of a foreign audio_url.',
    );

const AssetMetadata = z.looseObject({
  width: z.int().optional().describe('In pixels.'),
  height: z.int().optional().describe('In pixels.'),
  duration: z.number().optional().describe('In seconds.'),
  bytes: z.int().optional().describe('Size of the file.'),
  sha256: z.string().optional().describe('Of the file, in hex.'),
  codec: z.string().optional().describe('png, mp3 or h264.'),
  engine: z.string().optional().describe('Who made it.'),
  synthetic: z.literal(true).optional().describe('Made by machine.'),
  captions_srt_url: sidecar('Subtitles as SubRip'),
  captions_vtt_url: sidecar('Subtitles as WebVTT, with the time of every word'),
  word_timings_url: sidecar('When each word is spoken, as JSON: {words: [{text, start_ms, end_ms}]}'),
});

/** The file behind `word_timings_url`: words with their punctuation, in order; milliseconds from the video's start. */
export const WordTimings = z.object({
  words: z.array(z.object({ text: z.string(), start_ms: z.int(), end_ms: z.int() })),
});
export type WordTimings = z.infer<typeof WordTimings>;

/** Answer of GET /assets/{id}. */
export const Asset = z.object({
  asset_id: uuid().describe('The id to name this asset by.'),
  kind: AssetKind.describe('What it is.'),
  url: z.url().describe('The file; durable. Whoever knows the address can read it.'),
  workflow_id: z.string().nullable().describe('The job that made it.'),
  character_id: z.string().nullable().describe('The character it shows.'),
  voice_id: z.string().nullable().describe('The voice that speaks in it.'),
  metadata: AssetMetadata.describe('What is known of the file. More members may be added.'),
  created_at: dateTime().describe('When it was made.'),
});
export type Asset = z.infer<typeof Asset>;

/** Answer of GET /assets. */
export const AssetList = z.object({ assets: z.array(Asset).describe('Newest first.') });
export type AssetList = z.infer<typeof AssetList>;
