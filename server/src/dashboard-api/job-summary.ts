// Summarises a job by the text of its request.
import type { NewVideo, VideoRequest } from '@greenroom/contract/videos';
import type { Job } from '../jobs/job.ts';
import type { Order } from '../orders/orders.ts';

/** The stored requests of orders other than videos; each kind has some of the members. */
type RequestTexts = Partial<Record<'name' | 'description' | 'text' | 'scene_description', string>>;

export const videoOf = ({ queue }: Job, order: Order | undefined): VideoRequest | null =>
  queue === 'batch' ? ((order?.request ?? null) as VideoRequest | null) : null;

const textsOf = (order: Order | undefined): RequestTexts => (order?.request ?? {}) as RequestTexts;

const scriptOf = (request: VideoRequest): string | null => {
  if (request.mode === 'scenes') return request.script;
  return request.speech.kind === 'script' ? request.speech.script : null;
};

/** The script, spoken text or description; null for photos and recordings. */
export function textOf(job: Job, order: Order | undefined): string | null {
  const video = videoOf(job, order);
  if (video) return scriptOf(video);
  const { text, scene_description, description } = textsOf(order);
  return text ?? scene_description ?? description ?? null;
}

const ABOUT_LENGTH = 120;

/** Returns one line that identifies the job. */
export function aboutOf(job: Job, order: Order | undefined): string {
  const isVideo = job.queue === 'batch';
  const summary = (isVideo ? undefined : textsOf(order).name) ?? textOf(job, order);
  const line = (summary ?? (isVideo && order?.request ? 'Your own recording' : job.id)).replaceAll(/\s+/g, ' ').trim();
  const characters = [...line];
  return characters.length <= ABOUT_LENGTH ? line : `${characters.slice(0, ABOUT_LENGTH - 1).join('')}…`;
}

/** The request of a video as the partner API takes it; null for other kinds. */
export function requestOf(job: Job, order: Order | undefined): NewVideo | null {
  const request = videoOf(job, order);
  if (!request || request.mode === 'scenes') return request;
  const { speech, ...rest } = request;
  const { kind: _, ...sound } = speech;
  return { ...rest, ...sound };
}
