// What a job was ordered for, in the words of its own request: how people know one job from another.
import type { CharacterRequest } from '@greenroom/contract/characters';
import type { NewVideo, VideoRequest } from '@greenroom/contract/videos';
import type { VoiceRequest } from '@greenroom/contract/voices';
import type { Job } from '../jobs/job.ts';
import type { FirstFrameOrder } from '../production/first-frames.ts';
import type { TtsOrder } from '../production/tts.ts';
import type { VideoOrder } from '../production/video-orders.ts';

/** The script, or whatever was said or described; null where there are no words, as with photos and recordings. */
export function textOf({ kind, input }: Job): string | null {
  switch (kind) {
    case 'talking_head':
    case 'scenes':
      return scriptOf((input as VideoOrder).request);
    case 'tts':
      return (input as TtsOrder).request.text;
    case 'first_frame':
      return (input as FirstFrameOrder).request.scene_description;
    case 'character': {
      const request = input as CharacterRequest;
      return request.mode === 'description' ? request.description : null;
    }
    default:
      return null;
  }
}

const scriptOf = (request: VideoRequest): string | null => {
  if (request.mode === 'scenes') return request.script;
  return request.speech.kind === 'script' ? request.speech.script : null;
};

const ABOUT_LENGTH = 120;

/** One line that tells the job from others. */
export function aboutOf(job: Job): string {
  if (job.kind === 'character') return (job.input as CharacterRequest).name;
  if (job.kind === 'voice') return (job.input as { request: VoiceRequest }).request.name;
  const line = (textOf(job) ?? 'A recording of your own').replaceAll(/\s+/g, ' ').trim();
  const characters = [...line];
  return characters.length <= ABOUT_LENGTH ? line : `${characters.slice(0, ABOUT_LENGTH - 1).join('')}…`;
}

/** A video's request as a partner would send it; null for what is no video. */
export function requestOf({ lane, input }: Job): NewVideo | null {
  if (lane !== 'video') return null;
  const { request } = input as VideoOrder;
  if (request.mode === 'scenes') return request;
  const { speech, ...rest } = request;
  const { kind: _, ...sound } = speech;
  return { ...rest, ...sound };
}
