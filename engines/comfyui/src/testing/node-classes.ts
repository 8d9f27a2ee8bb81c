// The node classes that the loopback server knows, with their required inputs as in the sources of ComfyUI and of the extensions.

/** The type of an input: a link, a value, one of the installed models, or an uploaded file. */
type InputType = 'link' | 'string' | 'number' | 'boolean' | 'model' | 'file';

export interface NodeClass {
  required: Readonly<Record<string, InputType>>;
  /** It saves files and shows them under this name. */
  saves?: 'images' | 'gifs';
}

const string = 'string';
const number = 'number';
const boolean = 'boolean';
const model = 'model';
const linked = <Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, 'link'])) as Record<Name, 'link'>;
const numbers = <Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, 'number'])) as Record<Name, 'number'>;

export const NODE_CLASSES: Readonly<Record<string, NodeClass>> = {
  // ComfyUI 0.3.64
  UNETLoader: { required: { unet_name: model, weight_dtype: string } },
  CLIPLoader: { required: { clip_name: model, type: string } },
  VAELoader: { required: { vae_name: model } },
  CLIPVisionLoader: { required: { clip_name: model } },
  ModelSamplingAuraFlow: { required: { ...linked('model'), shift: number } },
  ModelSamplingSD3: { required: { ...linked('model'), shift: number } },
  CFGNorm: { required: { ...linked('model'), strength: number } },
  CLIPTextEncode: { required: { text: string, ...linked('clip') } },
  TextEncodeQwenImageEditPlus: { required: { ...linked('clip'), prompt: string } },
  PrimitiveString: { required: { value: string } },
  LoadImage: { required: { image: 'file' } },
  LoadAudio: { required: { audio: 'file' } },
  LoadVideo: { required: { file: 'file' } },
  ImageScale: {
    required: { ...linked('image'), upscale_method: string, ...numbers('width', 'height'), crop: string },
  },
  EmptySD3LatentImage: { required: numbers('width', 'height', 'batch_size') },
  Wan22ImageToVideoLatent: {
    required: { ...linked('vae'), ...numbers('width', 'height', 'length', 'batch_size') },
  },
  KSampler: {
    required: {
      ...linked('model', 'positive', 'negative', 'latent_image'),
      ...numbers('seed', 'steps', 'cfg', 'denoise'),
      sampler_name: string,
      scheduler: string,
    },
  },
  VAEDecode: { required: linked('samples', 'vae') },
  CreateVideo: { required: { ...linked('images'), fps: number } },
  SaveImage: { required: { ...linked('images'), filename_prefix: string }, saves: 'images' },
  PreviewImage: { required: linked('images'), saves: 'images' },
  SaveVideo: {
    required: { ...linked('video'), filename_prefix: string, format: string, codec: string },
    saves: 'images',
  },
  // ComfyUI-VideoHelperSuite 4ee72c06
  VHS_LoadVideo: {
    required: {
      video: 'file',
      ...numbers(
        'force_rate',
        'custom_width',
        'custom_height',
        'frame_load_cap',
        'skip_first_frames',
        'select_every_nth',
      ),
    },
  },
  VHS_VideoCombine: {
    required: {
      ...linked('images'),
      ...numbers('frame_rate', 'loop_count'),
      filename_prefix: string,
      format: string,
      pingpong: boolean,
      save_output: boolean,
    },
    saves: 'gifs',
  },
  // ComfyUI-LatentSyncWrapper 360d5283
  LatentSyncNode: {
    required: { ...linked('images', 'audio'), ...numbers('seed', 'lips_expression', 'inference_steps') },
  },
  // ComfyUI-WanVideoWrapper 81f4a97b
  MultiTalkModelLoader: { required: { model } },
  WanVideoModelLoader: {
    required: { model, base_precision: string, quantization: string, load_device: string },
  },
  WanVideoVAELoader: { required: { model_name: model } },
  WanVideoTextEncodeCached: {
    required: {
      model_name: model,
      precision: string,
      positive_prompt: string,
      negative_prompt: string,
      quantization: string,
      use_disk_cache: boolean,
      device: string,
    },
  },
  WanVideoClipVisionEncode: {
    required: {
      ...linked('clip_vision', 'image_1'),
      ...numbers('strength_1', 'strength_2'),
      crop: string,
      combine_embeds: string,
      force_offload: boolean,
    },
  },
  Wav2VecModelLoader: { required: { model, base_precision: string, load_device: string } },
  MultiTalkWav2VecEmbeds: {
    required: {
      ...linked('wav2vec_model', 'audio_1'),
      normalize_loudness: boolean,
      ...numbers('num_frames', 'fps', 'audio_scale', 'audio_cfg_scale'),
      multi_audio_type: string,
    },
  },
  WanVideoImageToVideoMultiTalk: {
    required: {
      ...linked('vae'),
      ...numbers('width', 'height', 'frame_window_size', 'motion_frame'),
      force_offload: boolean,
      colormatch: string,
    },
  },
  WanVideoSampler: {
    required: {
      ...linked('model', 'image_embeds'),
      ...numbers('steps', 'cfg', 'shift', 'seed', 'riflex_freq_index'),
      force_offload: boolean,
      scheduler: string,
    },
  },
  WanVideoDecode: {
    required: {
      ...linked('vae', 'samples'),
      enable_vae_tiling: boolean,
      ...numbers('tile_x', 'tile_y', 'tile_stride_x', 'tile_stride_y'),
    },
  },
};
