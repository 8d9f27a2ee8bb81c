// The wire schemas of the video library: list, rename, delete and restore, and the public link of a video.
import { z } from 'zod';
import { instant } from '../queries.ts';
import { dateTime, searchText, text } from '../text.ts';
import { jobId } from './jobs.ts';
import { Previews } from './library.ts';
import { cursorQuery, pageOf } from './paging.ts';

export const VideoMode = z.enum(['talking_head', 'scenes']);
export type VideoMode = z.infer<typeof VideoMode>;

/** in_progress: queued or running. deleted: can still be restored. */
export const VideoFilter = z.enum(['in_progress', 'completed', 'failed', 'deleted']);
export type VideoFilter = z.infer<typeof VideoFilter>;

/** Days for which a deleted video or asset can be restored. */
export const RESTORE_DAYS = 7;

export const MAX_TITLE_LENGTH = 120;
/** The most videos or assets that one request deletes or restores. */
export const MAX_SELECTED = 100;

export const VideosQuery = z.object({
  q: searchText(200).describe('Only videos whose title or script has words that start like these.'),
  status: VideoFilter.optional().describe('By default, completed and failed videos.'),
  mode: VideoMode.optional().describe('Only videos of this mode.'),
  from: instant().optional().describe('Only videos created at or after this time.'),
  to: instant().optional().describe('Only videos created before this time.'),
  cursor: jobId().optional().describe('The next_cursor of the previous page.'),
  limit: cursorQuery.limit,
});
export type VideosQuery = z.output<typeof VideosQuery>;

/** The public page of a video. */
export const ShareLink = z.object({
  url: z.url(),
  title: z.string().describe('The title on the page.'),
  downloads: z.boolean().describe('Whether the page offers the file.'),
  indexed: z.boolean().describe('Whether search engines may list the page.'),
  created_at: dateTime(),
});
export type ShareLink = z.infer<typeof ShareLink>;

export const Video = z.object({
  id: z.string(),
  title: z.string(),
  mode: VideoMode,
  status: z.enum(['queued', 'running', 'completed', 'failed']),
  phase: z.string().nullable(),
  progress: z.number().describe('0 to 1.'),
  queue_position: z.int().nullable().describe('Position among the waiting videos: 1 starts next. Null once started.'),
  portrait_url: z
    .url()
    .nullable()
    .describe('Of its presenter, 320 pixels wide. Null once it is completed, and if the presenter was deleted.'),
  error: z.object({ code: z.string(), message: z.string() }).nullable().describe('Why it failed; null otherwise.'),
  output: z
    .object({
      video_url: z.url(),
      previews: Previews.nullable(),
      captions_vtt_url: z.url().nullable(),
      width: z.int(),
      height: z.int(),
      duration: z.number().describe('In seconds.'),
      bytes: z.int(),
    })
    .nullable()
    .describe('Null unless it is completed, and after its file was deleted.'),
  share: ShareLink.nullable().describe('Null if it has no public link.'),
  created_at: dateTime(),
  restorable_until: dateTime().nullable().describe('Null unless it is deleted.'),
});
export type Video = z.infer<typeof Video>;

/** Response of GET /videos, newest first. */
export const VideoPage = pageOf(Video);
export type VideoPage = z.infer<typeof VideoPage>;

/** Query of GET /videos/ended. */
export const EndedQuery = z.object({
  after: instant().optional().describe('The `now` of the previous response.'),
});

/** Videos that were completed or failed since, newest first. Those of the last minute before may be repeated. */
export const EndedVideos = z.object({
  items: z.array(z.object({ id: z.string(), title: z.string(), status: z.enum(['completed', 'failed']) })),
  now: dateTime(),
  in_progress: z.boolean().describe('Whether a video is queued or running.'),
});
export type EndedVideos = z.infer<typeof EndedVideos>;

export const NewTitle = z.object({ title: text(MAX_TITLE_LENGTH) });
export type NewTitle = z.input<typeof NewTitle>;

/** Body of POST /videos/delete and of POST /videos/restore: all of them or none. */
export const SelectedVideos = z.object({ ids: z.array(jobId()).min(1).max(MAX_SELECTED) });
export type SelectedVideos = z.input<typeof SelectedVideos>;

/** Body of POST /videos/{id}/share: creates the link, or changes the page behind it. */
export const NewShareLink = z.object({
  title: text(MAX_TITLE_LENGTH),
  downloads: z.boolean(),
  indexed: z.boolean(),
});
export type NewShareLink = z.input<typeof NewShareLink>;
