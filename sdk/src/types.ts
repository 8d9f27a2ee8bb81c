// The bodies and queries of requests and responses, generated from the contract by `npm run generate:types -w sdk`.

export interface NewCharacter {
  /** The name of the character in the account. */
  name: string;
  /** Photo mode: public https links to 1-3 photos of one person, whose likeness is reproduced exactly. */
  selfie_image_urls?: string[] | undefined;
  /** Photo mode: a change that keeps the identity, such as different clothes. Ignored in description mode. */
  edit_instructions?: string | undefined;
  /** Description mode: the person to generate. Send either this or selfie_image_urls. */
  description?: string | undefined;
  /**
   * Description mode: public https links to at most 3 images as style references. Their identities are not copied. An
   * image that cannot be loaded is skipped and named in character_sheet_text. Ignored in photo mode.
   */
  reference_image_urls?: string[] | undefined;
  /**
   * Description mode: another number gives a noticeably different person for the same description. Ignored in photo
   * mode.
   */
  recast_attempt?: number | undefined;
}

export interface NewVoice {
  /** The name of the voice in the account. */
  name: string;
  /**
   * Clone: public https links to 1-25 recordings of one speaker, each at least about 5 seconds. Costs 30 credits and
   * counts against the limit of cloned voices. A recording shorter than 4.5 seconds is rejected.
   */
  sample_urls?: string[] | undefined;
  /**
   * Stock voice: the name or ISO code of its language. The voice is tested with a short text before it is saved. Free;
   * counts against the limit of stock voices. Send either this or sample_urls.
   */
  language?: string | undefined;
  /** Stock voice: its gender. Ignored for a clone. Default: female. */
  gender?: 'female' | 'male' | undefined;
}

/** A partial override: members that are omitted keep their defaults. */
export interface VoiceSettings {
  /**
   * 0 to 1: how even the speech is. 0 lets pitch and pauses vary; 1 keeps the pitch nearly constant and the pauses
   * equal.
   */
  stability?: number | undefined;
  /**
   * 0 to 1: how closely the output matches the original voice; 0.75 by default. Above 0.75, the pitch of a cloned voice
   * is matched to the speaker in each text, which takes a little longer.
   */
  similarity_boost?: number | undefined;
  /** 0 to 1: how much expression is added, as wider pitch movement and longer pauses between sentences. */
  style?: number | undefined;
  /** 0.7 to 1.2 times the natural pace; 1.2 by default. */
  speed?: number | undefined;
  /** More presence around 3 kHz, for small loudspeakers; true by default. */
  use_speaker_boost?: boolean | undefined;
}

export interface NewSpeech {
  /** A voice of the account. */
  voice_id: string;
  /** Spoken verbatim. Priced by its length in Unicode code points. */
  text: string;
  /** The language of the text: a two-letter code, optionally with a region ("es", "es-MX"). Detected if omitted. */
  language_code?: string | undefined;
  voice_settings?: VoiceSettings | undefined;
}

export interface NewFirstFrame {
  /** The character to show. */
  character_id: string;
  /** A description of the image. */
  scene_description: string;
}

export interface SceneElement {
  /** A public https link to an image. */
  url: string;
  /** What the image shows: a place, the thing being sold, or something used. Decides where it appears. */
  role?: 'setting' | 'product' | 'prop' | undefined;
  /** A label shown with the image. */
  caption?: string | undefined;
}

export interface NewTalkingHeadVideo {
  /** One continuous shot: the presenter talks to the camera. */
  mode: 'talking_head';
  /** The presenter. */
  character_id: string;
  /** The voice that speaks the script. Required with script. */
  voice_id?: string | undefined;
  /**
   * Spoken verbatim, never trimmed. The speech may last up to 59 seconds. Send script with voice_id, or audio_url
   * instead.
   */
  script?: string | undefined;
  /**
   * A public https link to a recording of at most 59 seconds, instead of voice_id and script. A recording that was not
   * created by POST /tts has no known transcript: the video then has no captions or subtitle files, captions are not
   * charged, and metadata.warnings of the job says so.
   */
  audio_url?: string | undefined;
  /** A description of the opening image. Required unless first_frame_url is given; blank counts as omitted. */
  video_idea?: string | undefined;
  /**
   * A public https link to a still of one person, used unchanged. No first frame is generated or charged, and it takes
   * precedence over video_idea. Must not be a character sheet.
   */
  first_frame_url?: string | undefined;
  /** 480p is 480×854, 720p is 720×1280. Default: 480p. */
  resolution?: '480p' | '720p' | undefined;
  /**
   * Burns in bold captions, word by word on a solid band, in nearly every writing system. Adds 10 credits; not charged
   * if the transcript is unknown or its characters cannot be rendered. Default: false.
   */
  use_dynamic_captions?: boolean | undefined;
  /** The spoken language, by name or code. Detected if omitted. */
  captions_language?: string | undefined;
  /** Caption position. Default: bottom. */
  captions_position?: 'top' | 'bottom' | undefined;
  /** For the other mode. Its type is checked, otherwise it is ignored. */
  narration_mode?: 'auto' | 'voiceover' | undefined;
  /** For the other mode. Its type is checked, otherwise it is ignored. */
  scene_elements?: {
    /** For the other mode. Its type is checked, otherwise it is ignored. */
    url?: string | undefined;
    /** For the other mode. Its type is checked, otherwise it is ignored. */
    role?: 'setting' | 'product' | 'prop' | undefined;
    /** For the other mode. Its type is checked, otherwise it is ignored. */
    caption?: string | undefined;
  }[] | undefined;
  /** For the other mode. Its type is checked, otherwise it is ignored. */
  fast?: boolean | undefined;
  /** For the other mode. Its type is checked, otherwise it is ignored. */
  topic?: string | undefined;
  /** For the other mode. Its type is checked, otherwise it is ignored. */
  audience?: string | undefined;
  /** For the other mode. Its type is checked, otherwise it is ignored. */
  language?: string | undefined;
}

export interface NewScenesVideo {
  /** Several scenes in which the presenter acts out the script. One 720×1280 video. */
  mode: 'scenes';
  /** The presenter. */
  character_id: string;
  /** The voice that speaks the script. */
  voice_id: string;
  /** Spoken verbatim, never trimmed. Its estimated length may be up to 60.5 seconds. */
  script: string;
  /** Rejected in this mode: scenes need a script. */
  audio_url?: undefined;
  /** The content of the scenes. Mention the presenter’s gender here. */
  video_idea?: string | undefined;
  /**
   * auto chooses speech on camera or voice-over for each scene; voiceover uses voice-over in every scene. Default:
   * auto.
   */
  narration_mode?: 'auto' | 'voiceover' | undefined;
  /** Images to show in the scenes, at most 6. */
  scene_elements?: SceneElement[] | undefined;
  /** Faster and about 25 % cheaper per second, at slightly lower quality. Default: false. */
  fast?: boolean | undefined;
  /** The topic, as context. */
  topic?: string | undefined;
  /** The audience, as context. */
  audience?: string | undefined;
  /** The spoken language, by name or code. Detected if omitted. */
  language?: string | undefined;
  /** For the other mode. Its type is checked, otherwise it is ignored. */
  first_frame_url?: string | undefined;
  /** For the other mode. Its type is checked, otherwise it is ignored. */
  resolution?: '480p' | '720p' | undefined;
  /** For the other mode. Its type is checked, otherwise it is ignored. */
  use_dynamic_captions?: boolean | undefined;
  /** For the other mode. Its type is checked, otherwise it is ignored. */
  captions_language?: string | undefined;
  /** For the other mode. Its type is checked, otherwise it is ignored. */
  captions_position?: 'top' | 'bottom' | undefined;
}

export type NewVideo = NewTalkingHeadVideo | NewScenesVideo;

export interface AssetsFilter {
  /** Only assets of this kind. */
  kind?: AssetKind | undefined;
  /** The number of items to return, at most 100. Default: 30. */
  limit?: number | undefined;
  /** The number of newest items to skip. Default: 0. */
  offset?: number | undefined;
}

export interface UsageRange {
  /** Start of the range; by default the start of the current UTC month. */
  from?: string | undefined;
  /** End of the range, not before its start; by default now. */
  to?: string | undefined;
}

export interface Page {
  /** The number of items to return, at most 100. Default: 30. */
  limit?: number | undefined;
  /** The number of newest items to skip. Default: 0. */
  offset?: number | undefined;
}

export interface Character {
  /** The id of the character. */
  character_id: string;
  /** The name given at creation. */
  name: string;
  /** How the character was created: from photos of a person, or from a description. */
  mode: 'photos' | 'description';
  /** A reference sheet: a grid of poses. It is not a video frame and is rejected as first_frame_url. */
  sheet_image_url: string;
  /** A description of the presenter, and any reference images that could not be used. */
  character_sheet_text: string | null;
  /** When it was created. */
  created_at: string;
}

export interface CharacterCreated {
  /** The id of the character. */
  character_id: string;
  /** The name given at creation. */
  name: string;
  /** How the character was created: from photos of a person, or from a description. */
  mode: 'photos' | 'description';
  /** A reference sheet: a grid of poses. It is not a video frame and is rejected as first_frame_url. */
  sheet_image_url: string;
  /** A description of the presenter, and any reference images that could not be used. */
  character_sheet_text: string | null;
  /** The asset of the sheet. */
  asset_id: string | null;
  /** The credits charged: 10. */
  credits_charged: number;
}

export interface CharacterList {
  /** Newest first, at most 100. */
  characters: {
    /** The id of the character. */
    character_id: string;
    /** The name given at creation. */
    name: string;
    /** How the character was created: from photos of a person, or from a description. */
    mode: 'photos' | 'description';
    /** A reference sheet: a grid of poses. It is not a video frame and is rejected as first_frame_url. */
    sheet_image_url: string;
    /** When it was created. */
    created_at: string;
  }[];
}

export interface VoiceCreated {
  /** The id of the voice: opaque, usable only by this account. */
  voice_id: string;
  /** The name given at creation. */
  name: string;
  /** cloned: created from recordings of a speaker. library: a stock voice. */
  kind: 'cloned' | 'library';
  /** The language of a stock voice; null for a clone, which speaks any language. */
  language: string | null;
  /** The credits charged: 30 for a clone, 0 for a stock voice. */
  credits_charged: number;
}

export interface VoiceList {
  /** Newest first. */
  voices: {
    /** The id of the voice: opaque, usable only by this account. */
    voice_id: string;
    /** The name given at creation. */
    name: string;
    /** cloned: created from recordings of a speaker. library: a stock voice. */
    kind: 'cloned' | 'library';
    /** The language of a stock voice; null for a clone, which speaks any language. */
    language: string | null;
    /** When it was created. */
    created_at: string;
  }[];
}

export interface TtsCreated {
  /** The recording. The link is permanent. */
  audio_url: string;
  /** Its length in seconds. */
  duration_sec: number;
  /** The asset of the recording. */
  asset_id: string | null;
  /** The credits charged: 10 per 1,000 characters, at least 10. */
  credits_charged: number;
}

export interface FirstFrameCreated {
  /** A vertical still of one person that can be the first_frame_url of a video. The link is permanent. */
  image_url: string;
  /** The asset of the still. */
  asset_id: string | null;
  /** The credits charged: 6. */
  credits_charged: number;
  /** Parts of the description that the image does not show, in sentences. Missing if there are none. */
  warnings?: string[] | undefined;
}

export interface VideoQueued {
  /** The id of the job: partner_thv_… for talking_head, partner_scn_… for scenes. */
  workflow_id: string;
  /** Poll GET /jobs/{workflowId}/status every 8-10 seconds. */
  status: 'queued';
  /** The credits reserved until the job ends: exactly the estimate for the same body. */
  credits_reserved: number;
}

export interface TalkingHeadQuote {
  /** The mode of the request. */
  mode: 'talking_head';
  /** The credits that POST /videos would reserve: exactly the sum of the breakdown. */
  credits_required: number;
  /** The credits available. */
  credits_balance: number;
  /** Whether the balance covers the price. */
  sufficient_credits: boolean;
  /** Length of the finished video in seconds. */
  estimated_seconds: number;
  /** The line items, each rounded up separately. */
  breakdown: {
    /** Credits for rendering: 8 a second at 480p, 15 at 720p. */
    render_credits: number;
    /** Credits for lipsync: 13.4 a second. */
    lipsync_credits: number;
    /** Credits for speech; 0 with audio_url. */
    tts_credits: number;
    /** Credits for the first frame; 0 with first_frame_url. */
    first_frame_credits: number;
    /** Credits for captions: 10 or 0. */
    captions_credits: number;
  };
}

export interface ScenesQuote {
  /** The mode of the request. */
  mode: 'scenes';
  /** The credits that POST /videos would reserve: exactly the sum of the breakdown. */
  credits_required: number;
  /** The credits available. */
  credits_balance: number;
  /** Whether the balance covers the price. */
  sufficient_credits: boolean;
  /** Length of the finished video in seconds. */
  estimated_seconds: number;
  /** The line items, each rounded up separately. */
  breakdown: {
    /** Credits for rendering: 31 a second for the first scene and 19 for later ones; 24 and 15 with fast. */
    render_credits: number;
    /** Credits for speech. */
    tts_credits: number;
  };
}

export type VideoQuote = TalkingHeadQuote | ScenesQuote;

/** The output of the job. */
export interface JobResult {
  /** The finished MP4. The link is permanent. */
  video_url?: string | undefined;
  /** The first frame of the video. */
  image_url?: string | undefined;
  /** The speech of the video. */
  audio_url?: string | undefined;
  /** The video as an asset. */
  asset_id?: string | undefined;
}

export interface JobView {
  /** partner_thv_… for talking_head, partner_scn_… for scenes. */
  workflow_id: string;
  /** completed and failed are final. */
  status: 'queued' | 'running' | 'completed' | 'failed';
  /** Why the job failed; null otherwise. */
  error_message: string | null;
  /** The credits reserved when the job was queued. */
  credits_estimated: number | null;
  /** The credits charged for the measured length; null until completed. */
  credits_actual: number | null;
  /** When the job was accepted. */
  queued_at: string;
  /** When the job completed or failed; null before. */
  completed_at: string | null;
  /** null while queued or running; credits_actual once completed; 0 if failed, because failed jobs are refunded. */
  credits_consumed: number | null;
  /** The first frame of the video, once completed. */
  image_url: string | null;
  /** The finished MP4, once completed. */
  video_url: string | null;
  /** Set once completed. */
  result: JobResult | null;
}

export interface LineItem {
  /**
   * talking_head: render, lipsync, tts, first_frame, captions; scenes: render_first_scene, render_later_scenes, tts.
   */
  item: string;
  /** Estimated until the job ends, then measured; null for a flat price. */
  seconds: number | null;
  /** Credits per second; null for a flat price. */
  rate: number | null;
  /** The credits reserved for it. */
  estimated: number;
  /** The credits charged for it; null until the job ends. */
  actual: number | null;
}

export interface JobHistoryItem {
  /** partner_thv_… for talking_head, partner_scn_… for scenes. */
  workflow_id: string;
  /** completed and failed are final. */
  status: 'queued' | 'running' | 'completed' | 'failed';
  /** Why the job failed; null otherwise. */
  error_message: string | null;
  /** The credits reserved when the job was queued. */
  credits_estimated: number | null;
  /** The credits charged for the measured length; null until completed. */
  credits_actual: number | null;
  /** When the job was accepted. */
  queued_at: string;
  /** When the job completed or failed; null before. */
  completed_at: string | null;
  /**
   * progress (0 to 1); queue_position while queued, 1 starts next; phase (scenes only: generating, then finalizing);
   * scenes (the number of scenes); engine; warnings (sentences); line_items [{item, seconds, rate, estimated, actual}];
   * quality {lipsync} of a video whose lips were measured: {correlation (−1 to 1, how closely they follow the sound),
   * lag_ms, closures and closed (M, B and P on camera, and those on which the lips close)}.
   */
  metadata: Record<string, unknown>;
  /** talking_head or scenes. */
  job_type: string | null;
}

export interface JobHistory {
  /** Newest first. */
  jobs: JobHistoryItem[];
}

export type AssetKind = 'character_sheet' | 'first_frame' | 'tts_audio' | 'video';

export interface Asset {
  /** The id of the asset. */
  asset_id: string;
  /** The kind of asset. */
  kind: AssetKind;
  /** The link to the file, permanent and public. */
  url: string;
  /** The job that created it. */
  workflow_id: string | null;
  /** The character it shows. */
  character_id: string | null;
  /** The voice that speaks in it. */
  voice_id: string | null;
  /** Properties of the file. More members may be added. */
  metadata: {
    /** In pixels. */
    width?: number | undefined;
    /** In pixels. */
    height?: number | undefined;
    /** In seconds. */
    duration?: number | undefined;
    /** File size. */
    bytes?: number | undefined;
    /** SHA-256 of the file, in hex. */
    sha256?: string | undefined;
    /** png, mp3 or h264. */
    codec?: string | undefined;
    /** The engine that generated it. */
    engine?: string | undefined;
    /** Of a first frame: parts of the description that the image does not show. */
    warnings?: string[] | undefined;
    /** Always true: generated by AI. */
    synthetic?: true | undefined;
    /** Present if the file has signed content credentials (C2PA). */
    content_credentials?: 'signed' | undefined;
    /**
     * Subtitles as SubRip. Available when the transcript is known: for a script or a recording created by POST /tts,
     * not for any other audio_url.
     */
    captions_srt_url?: string | undefined;
    /**
     * Subtitles as WebVTT with word timings. Available when the transcript is known: for a script or a recording
     * created by POST /tts, not for any other audio_url.
     */
    captions_vtt_url?: string | undefined;
    /**
     * Word timings as JSON: {words: [{text, start_ms, end_ms}]}. Available when the transcript is known: for a script
     * or a recording created by POST /tts, not for any other audio_url.
     */
    word_timings_url?: string | undefined;
    [member: string]: unknown;
  };
  /** When it was created. */
  created_at: string;
}

export interface AssetList {
  /** Newest first. */
  assets: Asset[];
}

export interface WordTimings {
  words: {
    text: string;
    start_ms: number;
    end_ms: number;
  }[];
}

export interface UsageSummary {
  /** The credits available, without those reserved for jobs. */
  credits_balance: number;
  /** The balance after the last top-up. */
  credits_balance_base: number;
  /** Charged since the last top-up. Resets at each top-up. */
  credits_spent_lifetime: number;
  /** Credits charged in the range, by the time of the charge. */
  credits_consumed_in_range: number;
  /** Video jobs queued in the range. */
  job_counts: {
    /** The number of jobs completed. */
    completed: number;
    /** The number of jobs failed. */
    failed: number;
    /** The number of jobs queued or running. */
    running_or_queued: number;
    /** The number of jobs in total. */
    total_in_range: number;
  };
  /** Start of the range. */
  from: string;
  /** End of the range. */
  to: string;
}

export type WebhookEventType = 'video.completed' | 'video.failed' | 'character.created' | 'credits.low';

export interface VideoCompletedEvent {
  type: 'video.completed';
  /** When it happened. */
  timestamp: string;
  data: {
    /** For GET /jobs/{workflowId}/status. */
    workflow_id: string;
    job_type: 'talking_head' | 'scenes';
    status: 'completed';
    credits_actual: number;
  };
}

export interface VideoFailedEvent {
  type: 'video.failed';
  /** When it happened. */
  timestamp: string;
  data: {
    /** For GET /jobs/{workflowId}/status. */
    workflow_id: string;
    job_type: 'talking_head' | 'scenes';
    status: 'failed';
    credits_actual: null;
  };
}

export interface CharacterCreatedEvent {
  type: 'character.created';
  /** When it happened. */
  timestamp: string;
  data: {
    character_id: string;
    credits_charged: number;
  };
}

export interface CreditsLowEvent {
  type: 'credits.low';
  /** When it happened. */
  timestamp: string;
  data: {
    /** Available credits after the change. */
    credits_balance: number;
    credits_threshold: number;
  };
}

export interface WebhookTestEvent {
  type: 'webhook.test';
  /** When it happened. */
  timestamp: string;
  data: {};
}

export type WebhookEvent = VideoCompletedEvent | VideoFailedEvent | CharacterCreatedEvent | CreditsLowEvent | WebhookTestEvent;

export interface Deleted {
  /** Always true: an unknown id is a 404. */
  deleted: boolean;
}

/** Every error has this body; some have more members. */
export interface ErrorBody {
  /** What happened. Upper-case values are stable; all others are sentences for people. */
  error: string;
}
