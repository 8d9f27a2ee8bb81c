// The picture and video ports of the small engine: presenters are shades of grey.
import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { normalizeLoudness } from '../audio/normalize-loudness.ts';
import { readWav } from '../audio/wav.ts';
import { EngineError } from '../engine-error.ts';
import type { CharacterSheetPort, DrawnCharacter } from '../ports/character-sheet.ts';
import type { EngineData } from '../ports/engine-data.ts';
import type { FirstFramePort } from '../ports/first-frame.ts';
import type { LipsyncPort } from '../ports/lipsync.ts';
import type { Presenter } from '../ports/presenter.ts';
import type { SceneClipPort } from '../ports/scene-clip.ts';
import { type TalkingHeadPort, VIDEO_SIZES } from '../ports/talking-head.ts';
import type { LocalFile, StepContext } from '../step-context.ts';
import { flatPng } from './flat-png.ts';
import { inspectVideoTask } from './inspect-video.ts';
import { encodeClip } from './media.ts';

type SmallLikeness = { shade: number };

const FRAMES_PER_SECOND = 30;

const newFile = (ctx: StepContext, ending: string): LocalFile => {
  ctx.signal.throwIfAborted();
  return join(ctx.dir, `small-${crypto.randomUUID()}.${ending}`) as LocalFile;
};

const shadeOf = (words: string): number => 40 + (createHash('sha256').update(words).digest()[0]! % 160);

async function draw(words: string, ctx: StepContext): Promise<DrawnCharacter> {
  const sheet = newFile(ctx, 'png');
  const shade = shadeOf(words);
  const portrait = newFile(ctx, 'png');
  await writeFile(sheet, flatPng(320, 240, shade));
  await writeFile(portrait, flatPng(72, 128, shade));
  return {
    sheet,
    portrait,
    sheetText: `A grey of ${shade}.`,
    likeness: { json: { shade } satisfies SmallLikeness, files: {} },
  };
}

/** Rejects a picture of a single colour. */
async function requireFace(picture: LocalFile): Promise<void> {
  const { channels } = await sharp(picture).stats();
  if (channels.every(({ stdev }) => stdev < 1)) {
    throw new EngineError('rejected', 'No face was found. Send a picture of one person who faces the camera.');
  }
}

/** A likeness is a shade, derived from the request. */
export const smallCharacterSheet: CharacterSheetPort = {
  fromDescription: ({ description, recastAttempt }, ctx) => draw(`${description}#${recastAttempt}`, ctx),

  async fromPhotos({ photos, editInstructions = '' }, ctx) {
    const [photo] = photos.filter((file) => file !== null);
    await requireFace(photo!);
    return draw(`photo ${editInstructions}`, ctx);
  },

  async validate(photo, ctx) {
    ctx.signal.throwIfAborted();
    await requireFace(photo);
  },
};

/** The shade of the likeness, or one derived from the description of another engine's presenter. */
const shadeOfPresenter = ({ likeness, description }: Presenter): number =>
  likeness ? shadeIn(likeness) : shadeOf(description);

/** A frame of the presenter's shade. */
export const smallFirstFrame: FirstFramePort = {
  async draw({ presenter, scene }, ctx) {
    const image = newFile(ctx, 'png');
    const shade = shadeOfPresenter(presenter);
    await writeFile(image, flatPng(720, 1280, shade));
    return { image, recipe: { json: { shade, scene }, files: {} } };
  },
};

const shadeIn = ({ json }: EngineData): number => (json as SmallLikeness).shade;

/** A clip of one shade with the speech, without lipsync and captions. */
export const smallTalkingHead: TalkingHeadPort = {
  resolutions: ['480p', '720p'],
  maxClipMs: 59_000,
  drawsFirstFrame: false,

  async render({ firstFrame, speech, resolution }, ctx) {
    if (!('image' in firstFrame)) throw new Error('The small engine does not draw first frames in a talking head.');
    if (firstFrame.recipe === undefined) await requireFace(firstFrame.image);
    const shade = firstFrame.recipe ? shadeIn(firstFrame.recipe) : 128;
    const { samples, sampleRate } = await readWav((await speech).file);
    const clip = await encodeClip(newFile(ctx, 'mp4'), {
      ...VIDEO_SIZES[resolution],
      frames: Math.ceil((samples.length / sampleRate) * FRAMES_PER_SECOND),
      framesPerSecond: FRAMES_PER_SECOND,
      shade: () => shade,
      sound: { samples: normalizeLoudness(samples, sampleRate), sampleRate },
    });
    return { clip, includes: { lipsync: false, captions: false, sound: true }, firstFrame: undefined };
  },
};

/** A clip whose shade alternates, instead of a mouth that moves. */
export const smallLipsync: LipsyncPort = {
  async sync({ clip, speech }, ctx) {
    const out = newFile(ctx, 'mp4');
    const { width, height, frames, framesPerSecond } = await ctx.runTask(inspectVideoTask, { file: clip, stills: [] });
    const { samples, sampleRate } = await readWav(speech);
    const sound = { samples: normalizeLoudness(samples, sampleRate), sampleRate };
    return encodeClip(out, { width, height, frames, framesPerSecond, sound, shade: (i) => 100 + (i % 2) * 40 });
  },
};

/** Silent clips of one shade, one shot each. */
export const smallSceneClip: SceneClipPort = {
  subjects: ['presenter', 'split', 'element'],
  maxShots: 1,
  maxClipMs: 6_000,
  maxConcurrentClips: 2,

  readPlace: () => ({ kind: null, isNamed: false, time: undefined, weather: undefined, season: undefined }),

  async render({ presenter, shots }, ctx) {
    const frames = Math.round(((shots.at(-1)!.endMs - shots[0]!.startMs) * FRAMES_PER_SECOND) / 1000);
    const shade = () => shadeOfPresenter(presenter);
    const size = VIDEO_SIZES['720p'];
    const clip = await encodeClip(newFile(ctx, 'mp4'), { ...size, frames, framesPerSecond: FRAMES_PER_SECOND, shade });
    return { clip, includes: { lipsync: false, sound: false }, unshown: [] };
  },
};
