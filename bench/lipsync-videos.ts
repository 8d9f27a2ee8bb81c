// The videos of the lipsync benchmark: known sentences, spoken and rendered by the studio as in a job.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Speech } from '@greenroom/engine-kit/ports/speech';
import type { TalkingHeadClip } from '@greenroom/engine-kit/ports/talking-head';
import type { LocalFile, StepContext } from '@greenroom/engine-kit/step-context';
import { portraitFile } from '@greenroom/engine-kit/testing/portraits';
import { testPresenter } from '@greenroom/engine-kit/testing/presenters';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { studioPorts } from '../engines/studio/src/adapters/ports.ts';

/** All vowels, about twenty of M, B and P, and the pauses of four sentences. */
const TEXT =
  'Every morning at five we light the ovens and bake fresh bread, slowly, for people who love good food. ' +
  'Our flour comes from a small mill by the river. We never hurry a loaf! ' +
  'Come by on Monday, bring your family, and try a warm plum bun!';

/** The portrait, a version of it, or a description of a generated presenter. */
type Who = (
  | { kind: 'photo'; version: 'as it is' | 'dark, tilted' | 'tight crop' }
  | { kind: 'painted'; words: string }
) & {
  voice: Voice;
};

/** A stock voice in English. */
export type Voice = `${'female' | 'male'} ${0 | 1}`;

export const PRESENTERS: Readonly<Record<string, Who>> = {
  portrait: { kind: 'photo', version: 'as it is', voice: 'female 0' },
  'portrait-dark': { kind: 'photo', version: 'dark, tilted', voice: 'female 1' },
  'portrait-tight': { kind: 'photo', version: 'tight crop', voice: 'female 0' },
  young: {
    kind: 'painted',
    words: 'A friendly young woman with long dark hair and light skin, in a green blouse',
    voice: 'female 0',
  },
  bearded: {
    kind: 'painted',
    words: 'A man of 45 with a full dark beard and brown skin, in a navy blazer',
    voice: 'male 0',
  },
  elder: {
    kind: 'painted',
    words: 'A woman of 68 with short grey curly hair, dark skin and glasses',
    voice: 'female 1',
  },
  shaven: {
    kind: 'painted',
    words: 'A bald man of 30 without a beard and with light skin, in a grey jumper',
    voice: 'male 1',
  },
};

export const speakSentences = async (voice: Voice, ctx: StepContext): Promise<Speech> => {
  const [gender, variant] = voice.split(' ') as ['female' | 'male', string];
  const picked = await studioPorts.voiceLibrary.select({ language: 'en', gender, variant: Number(variant) }, ctx);
  return studioPorts.speech.synthesize({ text: TEXT, voice: picked!.voice, language: 'en', settings: {} }, ctx);
};

/** Renders a talking head of 720×1280 without captions. */
export const renderVideo = async (who: Who, speech: Speech, ctx: StepContext): Promise<TalkingHeadClip> => {
  const { characterSheet, talkingHead } = studioPorts;
  const { likeness } =
    who.kind === 'photo'
      ? await characterSheet.fromPhotos(
          { photos: [await photograph(who.version, ctx)], editInstructions: undefined },
          ctx,
        )
      : await characterSheet.fromDescription({ description: who.words, references: [], recastAttempt: 0 }, ctx);
  return talkingHead.render(
    {
      firstFrame: { presenter: testPresenter(likeness), scene: 'in a bright kitchen' },
      speech: Promise.resolve({ file: speech.file, timings: speech }),
      captions: undefined,
      resolution: '720p',
      seed: 'lipsync',
    },
    ctx,
  );
};

const photograph = async (
  version: 'as it is' | 'dark, tilted' | 'tight crop',
  ctx: StepContext,
): Promise<LocalFile> => {
  if (version === 'as it is') return portraitFile as LocalFile;
  const image = await loadImage(portraitFile);
  const canvas = createCanvas(768, 768);
  const context = canvas.getContext('2d');
  if (version === 'tight crop') {
    context.drawImage(image, 150, 10, 150, 200, 0, 0, 576, 768);
  } else {
    context.filter = 'brightness(0.4)';
    context.translate(384, 384);
    context.rotate((-12 * Math.PI) / 180);
    context.drawImage(image, -460, -460, 920, 920);
  }
  const cut = version === 'tight crop' ? createCanvas(576, 768) : canvas;
  if (cut !== canvas) cut.getContext('2d').drawImage(canvas, 0, 0);
  const file = join(ctx.dir, `${version.replace(/\W+/g, '-')}.png`) as LocalFile;
  await writeFile(file, await cut.encode('png'));
  return file;
};
