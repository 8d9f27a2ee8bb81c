// The input of a video job: the request and everything it refers to, so that later changes do not affect the job.
import type { VideoRequest } from '@greenroom/contract/videos';
import type { CaptionLook } from '@greenroom/engine-kit/ports/captions';
import type { CharacterSnapshot } from '../character/snapshot.ts';
import type { StoredSpeech } from '../speech/stored-speech.ts';
import type { VoiceSnapshot } from '../voice/snapshot.ts';

export type VideoOrder<Request extends VideoRequest = VideoRequest> = {
  request: Request;
  character: CharacterSnapshot;
  voice: VoiceSnapshot | null;
  /** Stored before the job was queued; null if the job speaks the script itself. */
  speech: StoredSpeech | null;
  /** Absent in orders of earlier versions: the default look. */
  captionLook?: CaptionLook;
  /** The key of the logo's stored PNG. Absent: none. */
  logo?: string | undefined;
  /** Whether the label "AI presenter" is shown. Absent in orders of earlier versions: it is not. */
  aiLabel?: boolean;
  /** Whether it was ordered by a sandbox. Absent: it was not. */
  watermark?: boolean;
};
