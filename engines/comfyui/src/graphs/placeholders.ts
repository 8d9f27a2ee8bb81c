// The placeholders of graphs: what Greenroom puts into them, and which graph gets which.

/** The names of graphs. The file of a graph has its name and the ending `.json`. */
export const GRAPH_NAMES = [
  'first_frame',
  'talking_head',
  'lipsync',
  'scene_clip',
  'character_sheet',
  'character_sheet_from_photo',
] as const;

export type GraphName = (typeof GRAPH_NAMES)[number];

/**
 * What Greenroom puts into a graph. `image`: the photo or still of the presenter; `sheet`: the presenter's reference sheet; `frames`: the
 * length of a clip, which needs the graph's frame rate (`fps`).
 */
export type Placeholder = keyof typeof PLACEHOLDERS;

/** The type of each placeholder's value, and the names that its input has in common nodes. */
export const PLACEHOLDERS = {
  prompt: { type: 'string', inputs: ['prompt', 'text', 'positive_prompt', 'value'] },
  image: { type: 'string', inputs: ['image'] },
  sheet: { type: 'string', inputs: ['image'] },
  audio: { type: 'string', inputs: ['audio'] },
  video: { type: 'string', inputs: ['video', 'file'] },
  seed: { type: 'number', inputs: ['seed', 'noise_seed', 'value'] },
  width: { type: 'number', inputs: ['width', 'value'] },
  height: { type: 'number', inputs: ['height', 'value'] },
  seconds: { type: 'number', inputs: ['seconds', 'duration', 'value'] },
  frames: { type: 'number', inputs: ['frames', 'length', 'num_frames', 'value'] },
} as const;

/** Read from the graph, not replaced: the frames per second of its clips. */
export const FRAME_RATE_INPUTS = ['fps', 'frame_rate', 'value'] as const;

/** The placeholders that each graph must have, and those that it may have. */
export const GRAPH_PLACEHOLDERS: Record<
  GraphName,
  { required: readonly Placeholder[]; optional: readonly Placeholder[] }
> = {
  first_frame: { required: ['prompt', 'image'], optional: ['sheet', 'seed', 'width', 'height'] },
  talking_head: {
    required: ['image', 'audio'],
    optional: ['prompt', 'seed', 'width', 'height', 'seconds', 'frames'],
  },
  lipsync: { required: ['video', 'audio'], optional: ['seed'] },
  scene_clip: {
    required: ['prompt', 'image'],
    optional: ['sheet', 'seed', 'width', 'height', 'seconds', 'frames'],
  },
  character_sheet: { required: ['prompt'], optional: ['seed', 'width', 'height'] },
  character_sheet_from_photo: { required: ['prompt', 'image'], optional: ['seed', 'width', 'height'] },
};

/** Placeholders whose value is a file that is uploaded, and the ending of its name. */
export const FILE_ENDINGS = { image: 'png', sheet: 'png', audio: 'wav', video: 'mp4' } as const;

export type FilePlaceholder = keyof typeof FILE_ENDINGS;

export const isFilePlaceholder = (placeholder: Placeholder): placeholder is FilePlaceholder =>
  Object.hasOwn(FILE_ENDINGS, placeholder);
