// The body of POST /videos: one schema in two modes, each normalised to its own members.
import { z } from 'zod';
import { limits } from './limits.ts';
import { anyText, blankable, inputUrl, languageHint, spokenText, uuid, voiceId } from './text.ts';

export const VideoMode = z.enum(['talking_head', 'scenes']);
export type VideoMode = z.infer<typeof VideoMode>;

export const SceneElement = z.object({
  url: inputUrl().describe('A public https link to an image.'),
  role: z
    .enum(['setting', 'product', 'prop'])
    .optional()
    .describe('What the image shows: a place, the thing being sold, or something used. Decides where it appears.'),
  caption: anyText(limits.captionLength).optional().describe('A label shown with the image.'),
});
export type SceneElement = z.output<typeof SceneElement>;

const Resolution = z.enum(['480p', '720p']);
const CaptionsPosition = z.enum(['top', 'bottom']);
const NarrationMode = z.enum(['auto', 'voiceover']);

const ignored = 'For the other mode. Its type is checked, otherwise it is ignored.';

/** Members of scenes as a talking_head body may carry them. */
const scenesMembers = {
  narration_mode: NarrationMode.optional().describe(ignored),
  scene_elements: z
    .array(
      z.object({
        url: z.string().optional().describe(ignored),
        role: SceneElement.shape.role.describe(ignored),
        caption: z.string().optional().describe(ignored),
      }),
    )
    .optional()
    .describe(ignored),
  fast: z.boolean().optional().describe(ignored),
  topic: z.string().optional().describe(ignored),
  audience: z.string().optional().describe(ignored),
  language: z.string().optional().describe(ignored),
};

/** Members of talking_head as a scenes body may carry them. `audio_url` is rejected. */
const talkingHeadMembers = {
  first_frame_url: z.string().optional().describe(ignored),
  resolution: Resolution.optional().describe(ignored),
  use_dynamic_captions: z.boolean().optional().describe(ignored),
  captions_language: z.string().optional().describe(ignored),
  captions_position: CaptionsPosition.optional().describe(ignored),
};

/** The sound of a video: a script to speak, or a recording. */
export type SpeechSource =
  | { kind: 'script'; voice_id: string; script: string }
  | { kind: 'recording'; audio_url: string; voice_id: string | undefined };

interface SpeechMembers {
  voice_id?: string | undefined;
  script?: string | undefined;
  audio_url?: string | undefined;
}

const speechSource = ({ voice_id, script, audio_url }: SpeechMembers): SpeechSource | undefined => {
  if (audio_url !== undefined) return script === undefined ? { kind: 'recording', audio_url, voice_id } : undefined;
  return voice_id !== undefined && script !== undefined ? { kind: 'script', voice_id, script } : undefined;
};

export const TalkingHeadRequest = z
  .object({
    mode: z.literal('talking_head').describe('One continuous shot: the presenter talks to the camera.'),
    character_id: uuid().describe('The presenter.'),
    voice_id: voiceId().optional().describe('The voice that speaks the script. Required with script.'),
    script: spokenText(limits.scriptLength)
      .optional()
      .describe(
        'Spoken verbatim, never trimmed. The speech may last up to 59 seconds. Send script with voice_id, or audio_url instead.',
      ),
    audio_url: inputUrl()
      .optional()
      .describe(
        'A public https link to a recording of at most 59 seconds, instead of voice_id and script. A recording that was not ' +
          'created by POST /tts has no known transcript: the video then has no captions or subtitle files, captions are not ' +
          'charged, and metadata.warnings of the job says so.',
      ),
    video_idea: blankable(limits.videoIdeaLength).describe(
      'A description of the opening image. Required unless first_frame_url is given; blank counts as omitted.',
    ),
    first_frame_url: inputUrl()
      .optional()
      .describe(
        'A public https link to a still of one person, used unchanged. No first frame is generated or charged, and it takes ' +
          'precedence over video_idea. Must not be a character sheet.',
      ),
    resolution: Resolution.default('480p').describe('480p is 480×854, 720p is 720×1280.'),
    use_dynamic_captions: z
      .boolean()
      .default(false)
      .describe(
        'Burns in bold captions, word by word on a solid band, in nearly every writing system. Adds 10 credits; not charged if ' +
          'the transcript is unknown or its characters cannot be rendered.',
      ),
    captions_language: languageHint().describe('The spoken language, by name or code. Detected if omitted.'),
    captions_position: CaptionsPosition.default('bottom').describe('Caption position.'),
    ...scenesMembers,
  })
  .transform((body, context) => {
    const speech = speechSource(body);
    if (!speech) context.addIssue('must have either voice_id and script, or audio_url without script');
    if (body.video_idea === undefined && body.first_frame_url === undefined)
      context.addIssue({
        code: 'custom',
        path: ['video_idea'],
        message: 'is required unless first_frame_url is given',
      });
    if (!speech) return z.NEVER;
    return {
      mode: body.mode,
      character_id: body.character_id,
      speech,
      video_idea: body.video_idea,
      first_frame_url: body.first_frame_url,
      resolution: body.resolution,
      use_dynamic_captions: body.use_dynamic_captions,
      captions_language: body.captions_language,
      captions_position: body.captions_position,
    };
  });
export type TalkingHeadRequest = z.output<typeof TalkingHeadRequest>;

export const ScenesRequest = z
  .object({
    mode: z
      .literal('scenes')
      .describe('Several scenes in which the presenter acts out the script. One 720×1280 video.'),
    character_id: uuid().describe('The presenter.'),
    voice_id: voiceId().describe('The voice that speaks the script.'),
    script: spokenText(limits.scriptLength).describe(
      'Spoken verbatim, never trimmed. Its estimated length may be up to 60.5 seconds.',
    ),
    audio_url: z
      .never('is not accepted in mode scenes')
      .optional()
      .describe('Rejected in this mode: scenes need a script.'),
    video_idea: blankable(limits.videoIdeaLength).describe(
      'The content of the scenes. Mention the presenter’s gender here.',
    ),
    narration_mode: NarrationMode.default('auto').describe(
      'auto chooses speech on camera or voice-over for each scene; voiceover uses voice-over in every scene.',
    ),
    scene_elements: z
      .array(SceneElement)
      .max(limits.sceneElements)
      .default([])
      .describe('Images to show in the scenes, at most 6.'),
    fast: z.boolean().default(false).describe('Faster and about 25 % cheaper per second, at slightly lower quality.'),
    topic: blankable(limits.topicLength).describe('The topic, as context.'),
    audience: blankable(limits.audienceLength).describe('The audience, as context.'),
    language: languageHint().describe('The spoken language, by name or code. Detected if omitted.'),
    ...talkingHeadMembers,
  })
  .transform((body) => ({
    mode: body.mode,
    character_id: body.character_id,
    voice_id: body.voice_id,
    script: body.script,
    video_idea: body.video_idea,
    narration_mode: body.narration_mode,
    scene_elements: body.scene_elements,
    fast: body.fast,
    topic: body.topic,
    audience: body.audience,
    language: body.language,
  }));
export type ScenesRequest = z.output<typeof ScenesRequest>;

/** Body of POST /videos and of POST /videos/estimate. */
export const VideoRequest = z.discriminatedUnion('mode', [TalkingHeadRequest, ScenesRequest]);
export type VideoRequest = z.output<typeof VideoRequest>;
/** What a partner sends to order a video or an estimate. */
export type NewVideo = z.input<typeof VideoRequest>;

/** Response of POST /videos. */
export const VideoQueued = z.object({
  workflow_id: z.string().describe('The id of the job: partner_thv_… for talking_head, partner_scn_… for scenes.'),
  status: z.literal('queued').describe('Poll GET /jobs/{workflowId}/status every 8-10 seconds.'),
  credits_reserved: z
    .int()
    .describe('The credits reserved until the job ends: exactly the estimate for the same body.'),
});
export type VideoQueued = z.infer<typeof VideoQueued>;
