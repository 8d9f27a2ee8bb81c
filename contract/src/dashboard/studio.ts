// The wire schemas of the studio beyond the partner API: a quote with scenes, and a first video.
import { z } from 'zod';
import { CharacterList } from '../characters.ts';
import { limits } from '../limits.ts';
import { VideoQuote } from '../quotes.ts';
import { languageHint, spokenText, text, uuid, voiceId } from '../text.ts';
import { VoiceList } from '../voices.ts';
import { languages } from './languages.ts';

/** Response of POST /studio/estimate, whose body is that of POST /videos. */
export const VideoPlan = z.object({
  quote: VideoQuote.describe('The quote of POST /videos/estimate.'),
  language: z
    .string()
    .nullable()
    .describe(
      'The code of the given language, or of the one that the script is written in; null if it is too short to tell.',
    ),
  has_call_to_action: z
    .boolean()
    .describe(
      'False if the script has no address, telephone number, price, date or request to act on; true if that is unknown.',
    ),
  scenes: z
    .array(z.object({ text: z.string(), seconds: z.number() }))
    .describe('The scenes of the script with their estimated lengths; empty for a talking_head.'),
  shots: z
    .array(
      z.object({
        text: z.string(),
        seconds: z.number(),
        title: z.string().nullable().describe('The words of the script that are large in it; null if none are.'),
        element: z.int().nullable().describe('The index of the scene element that it shows; null if it shows none.'),
      }),
    )
    .describe('The shots that the script is shown in, with the words spoken in them; empty for a talking_head.'),
});
export type VideoPlan = z.infer<typeof VideoPlan>;

/** Body of POST /studio/previews/speech, whose response is an MP3. */
export const SpeechPreviewRequest = z.object({
  voice_id: voiceId().describe('The voice of a video.'),
  script: spokenText(limits.scriptLength).describe('The text to hear.'),
  language: languageHint().describe('The language of the text. Detected if absent.'),
});

/** Response of GET /studio/previews/{voice_id}: which previews with this voice cost nothing, so that they are made. */
export const FreePreviews = z.object({
  speech: z.boolean().describe('Whether a script can be heard.'),
  clip: z.boolean().describe('Whether the first seconds of a talking head can be seen.'),
  scenes_clip: z.boolean().describe('Whether the first seconds of a scenes video can be seen.'),
});
export type FreePreviews = z.infer<typeof FreePreviews>;

/** Body of POST /studio/previews/clip, which returns the first seconds of a talking-head video as an MP4. */
export const ClipPreviewRequest = SpeechPreviewRequest.extend({
  character_id: uuid(),
  scene_description: text(limits.sceneDescriptionLength),
  captions_position: z.enum(['top', 'bottom']).nullable().describe('Null for no captions.'),
});

/** The query of /first-video. */
export const FirstVideoQuery = z.object({
  language: z.enum(languages).default('en').describe('What the presenter speaks.'),
});

/** Response of GET /first-video and of POST /first-video/{idempotency_key}, which runs the next missing step. */
export const FirstVideo = z.object({
  presenter: CharacterList.shape.characters.element
    .pick({ character_id: true, name: true })
    .extend({ portrait_url: z.url() })
    .nullable()
    .describe('The presenter; null until created.'),
  new_presenter: z
    .object({
      name: z.string(),
      portrait_path: z
        .string()
        .nullable()
        .describe('The path of a stock presenter’s portrait; null for one from a description.'),
      credits: z.int(),
    })
    .nullable()
    .describe('The presenter that will be created; null if there is one.'),
  voice: VoiceList.shape.voices.element
    .pick({ voice_id: true, name: true })
    .nullable()
    .describe('The voice; null until picked.'),
  script: z.string().describe('The script.'),
  workflow_id: z.string().nullable().describe('The job, once created.'),
  credits_required: z.int().describe('The maximum price of the remaining steps.'),
  credits_balance: z.int().describe('The credits available.'),
  estimated_seconds: z.number().describe('The length of the video.'),
});
export type FirstVideo = z.infer<typeof FirstVideo>;
