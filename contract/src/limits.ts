// Every limit of the partner API; schemas, service and documentation read it here.

/** Lengths count Unicode code points. */
export const limits = {
  characterNameLength: 120,
  voiceNameLength: 80,
  editInstructionsLength: 500,
  descriptionLength: 2_000,
  sceneDescriptionLength: 2_000,
  videoIdeaLength: 2_000,
  topicLength: 2_000,
  audienceLength: 2_000,
  captionLength: 200,
  ttsTextLength: 5_000,
  scriptLength: 5_000,
  languageHintLength: 64,
  urlLength: 2_048,
  voiceIdLength: 200,
  idempotencyKeyLength: 255,

  selfies: 3,
  referenceImages: 3,
  voiceSamples: 25,
  sceneElements: 6,
  /** Shorter samples are rejected; the documentation says "at least about 5 seconds". */
  voiceSampleMinMs: 4_500,

  pageSize: 100,
  defaultPageSize: 30,
  listedCharacters: 100,

  /** Measured speech of a talking_head video. */
  talkingHeadMaxMs: 59_000,
  /** Estimated narration of a scenes video. */
  scenesMaxMs: 60_500,

  /** Defaults, which an operator can change. */
  activeJobs: 5,
  clonedVoices: 3,
  libraryVoices: 10,

  /** A larger request body is rejected unread. */
  bodyBytes: 1_048_576,
  /** Nesting of objects and arrays in a request body. */
  bodyDepth: 32,
} as const;
