// What a job was ordered for, in the words of its own request: how people know one job from another.
import type { NewVideo, VideoRequest } from '@greenroom/contract/videos';
import type { Job } from '../jobs/job.ts';
import type { Order } from '../orders/orders.ts';

/** What the orders of things that are no videos keep; each kind has some of it. */
type Words = Partial<Record<'name' | 'description' | 'text' | 'scene_description', string>>;

const videoOf = ({ lane }: Job, order: Order | undefined): VideoRequest | null =>
  lane === 'video' ? ((order?.request ?? null) as VideoRequest | null) : null;

const wordsOf = (order: Order | undefined): Words => (order?.request ?? {}) as Words;

const scriptOf = (request: VideoRequest): string | null => {
  if (request.mode === 'scenes') return request.script;
  return request.speech.kind === 'script' ? request.speech.script : null;
};

/** The script, or whatever was said or described; null where there are no words, as with photos and recordings. */
export function textOf(job: Job, order: Order | undefined): string | null {
  const video = videoOf(job, order);
  if (video) return scriptOf(video);
  const { text, scene_description, description } = wordsOf(order);
  return text ?? scene_description ?? description ?? null;
}

const ABOUT_LENGTH = 120;

/** One line that tells the job from others. */
export function aboutOf(job: Job, order: Order | undefined): string {
  const isVideo = job.lane === 'video';
  const words = (isVideo ? undefined : wordsOf(order).name) ?? textOf(job, order);
  const line = (words ?? (isVideo && order?.request ? 'A recording of your own' : job.id))
    .replaceAll(/\s+/g, ' ')
    .trim();
  const characters = [...line];
  return characters.length <= ABOUT_LENGTH ? line : `${characters.slice(0, ABOUT_LENGTH - 1).join('')}…`;
}

/** A video's request as a partner would send it; null for what is no video. */
export function requestOf(job: Job, order: Order | undefined): NewVideo | null {
  const request = videoOf(job, order);
  if (!request || request.mode === 'scenes') return request;
  const { speech, ...rest } = request;
  const { kind: _, ...sound } = speech;
  return { ...rest, ...sound };
}
