// The steps of a talking_head video: speech, first frame, rendering, lipsync and finishing, and its publishing and charge.
import type { JobResult } from '@greenroom/contract/jobs';
import type { TalkingHeadRequest } from '@greenroom/contract/videos';
import { EngineError } from '@greenroom/engine-kit/engine-error';
import { type TalkingHeadClip, VIDEO_SIZES } from '@greenroom/engine-kit/ports/talking-head';
import type { StepContext } from '@greenroom/engine-kit/step-context';
import type { Db } from '../../db/db.ts';
import { type Engines, type EngineWith, withPort } from '../../engines/engines.ts';
import { makerOf } from '../../engines/maker-of.ts';
import type { Inputs } from '../../inputs/inputs.ts';
import type { Run } from '../../jobs/workflow.ts';
import { Problem } from '../../kernel/problem.ts';
import type { AssetUrls } from '../../library/asset-urls.ts';
import { findAssetByPath, publishAsset, type Sidecars } from '../../library/assets.ts';
import { openEngineData, type StoredEngineData } from '../../library/engine-data.ts';
import type { Objects, StoredObject } from '../../library/objects.ts';
import { checkClip, type OrderedClip } from '../../media/clip-check.ts';
import { finishFilm } from '../../media/finish-film.ts';
import { settleOrder } from '../../orders/orders.ts';
import { asClientError } from '../as-client-error.ts';
import { type FirstFrameProduction, frameAsset, type StoredFrame } from '../first-frame/first-frames.ts';
import type { SpeechProduction, StoredSpeech } from '../speech/speech.ts';
import { drawsWhileRendering } from '../video/filming-engine.ts';
import { type StoredVideo, speechAsset, videoAsset } from '../video/video-assets.ts';
import type { VideoOrder } from '../video/video-orders.ts';
import { priceTalkingHeadAt, quoteBasisOf } from '../video/video-quote.ts';

type Order = VideoOrder<TalkingHeadRequest>;

/** The first frame: drawn by this job, or given. A given one that we drew has its recipe. */
export type OpeningFrame = { drawn: StoredFrame } | { given: { key: string; recipe: StoredEngineData | null } };

export type FinishedHead = { video: StoredVideo; captioned: boolean };

/** A clip as the engine of this name made it. `finished`: the same where nothing is left to do; null where something is. */
export type RenderedHead = {
  engine: string;
  clip: StoredObject;
  opening: OpeningFrame;
  includes: TalkingHeadClip['includes'];
  finished: FinishedHead | null;
};

/** What the client gets of the speech: an MP3 where this job made it, and subtitles where its words are known. */
export type PublishedSpeech = { audio: StoredObject | null; sidecars: Sidecars | null };

export interface MadeHead {
  speech: StoredSpeech;
  published: PublishedSpeech;
  opening: OpeningFrame;
  engine: string;
  video: StoredVideo;
  captioned: boolean;
}

export interface TalkingHeadProduction {
  /** Throws 400 where the measured speech is longer than a talking_head may be. */
  speak(run: Run, order: Order, ctx: StepContext): Promise<StoredSpeech>;
  /** Whether an engine transcribes the speech, because its words are not known. */
  transcribes(speech: StoredSpeech): boolean;
  transcribe(run: Run, order: Order, speech: StoredSpeech, ctx: StepContext): Promise<StoredSpeech>;
  publish(run: Run, order: Order, speech: StoredSpeech, ctx: StepContext): Promise<PublishedSpeech>;
  /** Whether the engine draws the first frame in its rendering pass. */
  opensWithRender(order: Order): boolean;
  open(run: Run, order: Order, ctx: StepContext): Promise<OpeningFrame>;
  /** `opening`: null where the engine draws it. Rendering starts before `speech` is there. */
  render(
    run: Run,
    order: Order,
    opening: OpeningFrame | null,
    speech: Promise<StoredSpeech>,
    ctx: StepContext,
  ): Promise<RenderedHead>;
  /** For a clip whose engine did not move the mouth. */
  lipsync(run: Run, order: Order, clip: StoredObject, speech: StoredSpeech, ctx: StepContext): Promise<StoredObject>;
  /** Gives the clip the ordered size and length, the speech, and the ordered captions unless `includesCaptions`. */
  finish(
    run: Run,
    order: Order,
    clip: { object: StoredObject; includesCaptions: boolean },
    speech: StoredSpeech,
    ctx: StepContext,
  ): Promise<FinishedHead>;
  keep(run: Run, order: Order, made: MadeHead): Promise<void>;
}

interface Deps {
  db: Db;
  engines: Engines;
  inputs: Pick<Inputs, 'pictures'>;
  objects: Objects;
  assetUrls: AssetUrls;
  speech: SpeechProduction;
  firstFrames: FirstFrameProduction;
}

/** The member of the request that describes the first frame. */
const IDEA = 'video_idea';
const sceneOf = (request: TalkingHeadRequest): string => request.video_idea ?? '';

const orderedClip = ({ resolution }: TalkingHeadRequest, { durationMs }: StoredSpeech): OrderedClip => ({
  ...VIDEO_SIZES[resolution],
  durationMs,
  // A mouth that goes on after the speech does not follow it.
  mayRunLong: false,
});

const videoOf = (object: StoredObject, { width, height, durationMs }: OrderedClip): StoredVideo => ({
  object,
  width,
  height,
  durationMs,
});

export const createTalkingHeadProduction = (deps: Deps): TalkingHeadProduction => {
  const { db, engines, inputs, objects, assetUrls, speech: speeches, firstFrames } = deps;
  const { maxTalkingHeadMs } = quoteBasisOf(engines);

  const speakScript = async (run: Run, { request, voice }: Order, ctx: StepContext): Promise<StoredSpeech> => {
    if (request.speech.kind !== 'script' || !voice) throw new Error('The job has neither a script nor a recording.');
    const { script: text } = request.speech;
    return speeches.say(
      { text, member: 'script', voice, languageHint: request.captions_language, settings: {} },
      run.job,
      ctx,
    );
  };

  const givenFrame = async (run: Run, url: string, ctx: StepContext): Promise<OpeningFrame> => {
    const path = assetUrls.pathOf(url);
    const own = path === undefined ? undefined : await findAssetByPath(db, run.client, path);
    if (own?.kind === 'first_frame' && own.engineData) return { given: { key: own.key, recipe: own.engineData } };
    const [picture] = await inputs.pictures([url], { client: run.client, ctx });
    if (!picture || !('file' in picture)) {
      throw new Problem('unusable_media', `first_frame_url could not be loaded: ${picture?.reason}`);
    }
    return { given: { key: (await objects.put(run.job, picture.file)).key, recipe: null } };
  };

  /** Who animates a still: the engine that drew it, and any other as a foreign one. */
  const rendererOf = (recipe: StoredEngineData | null): EngineWith<'talkingHead'> =>
    withPort(recipe === null ? undefined : engines.byName(recipe.engine), 'talkingHead') ??
    engines.forPort('talkingHead');

  const openedFrame = async (opening: OpeningFrame, ctx: StepContext) => {
    const [key, recipe] =
      'drawn' in opening ? [opening.drawn.image.key, opening.drawn.recipe] : [opening.given.key, opening.given.recipe];
    const renderer = rendererOf(recipe);
    const own = recipe?.engine === renderer.name ? await openEngineData(objects, recipe, ctx) : undefined;
    return { renderer, firstFrame: { image: await objects.open(key, ctx), recipe: own } };
  };

  /** What the film begins with, and the engine that makes it. `opening`: null where that engine draws it. */
  const begin = async ({ request, character }: Order, opening: OpeningFrame | null, ctx: StepContext) => {
    if (opening !== null) return openedFrame(opening, ctx);
    const likeness = await openEngineData(objects, character.likeness, ctx);
    return {
      renderer: makerOf(engines, character.likeness, 'talkingHead', 'character_id'),
      firstFrame: { likeness, scene: sceneOf(request) },
    };
  };

  return {
    async speak(run, order, ctx) {
      const said = order.speech ?? (await speakScript(run, order, ctx));
      if (said.durationMs > maxTalkingHeadMs) {
        const seconds = (said.durationMs / 1000).toFixed(1);
        throw new Problem(
          'invalid_request',
          `The script was spoken in ${seconds} seconds; at most ${maxTalkingHeadMs / 1000} are possible.`,
        );
      }
      return said;
    },

    transcribes: ({ timings }) => timings === null && engines.has('transcription'),

    transcribe: (run, { request }, speech, ctx) =>
      speeches.transcribe(
        speech,
        run.job,
        (file) =>
          engines.forPort('transcription').transcription.transcribe({ file, language: request.captions_language }, ctx),
        ctx,
      ),

    publish: async (run, { request }, speech, ctx) => ({
      audio: request.speech.kind === 'recording' ? null : await speeches.publishable(speech, run.job, ctx),
      sidecars: await speeches.sidecars(speech, run.job, ctx),
    }),

    opensWithRender: ({ request, character }) =>
      request.first_frame_url === undefined && drawsWhileRendering(engines, character.likeness),

    async open(run, { request, character }, ctx) {
      if (request.first_frame_url !== undefined) return givenFrame(run, request.first_frame_url, ctx);
      return { drawn: await firstFrames.draw(run.job, character, { member: IDEA, words: sceneOf(request) }, ctx) };
    },

    async render(run, order, opening, speech, ctx) {
      const { request } = order;
      const { renderer, firstFrame: shown } = await begin(order, opening, ctx);
      const { resolutions } = renderer.talkingHead;
      const resolution = resolutions.includes(request.resolution) ? request.resolution : resolutions[0]!;
      const rendering = renderer.talkingHead.render(
        {
          firstFrame: shown,
          speech: speech.then((said) => speeches.open(said, ctx)),
          captions: request.use_dynamic_captions ? { position: request.captions_position } : undefined,
          resolution,
          seed: run.job,
        },
        ctx,
      );
      const { clip, includes, firstFrame } = await (opening === null ? asClientError(IDEA, rendering) : rendering);
      const drawn = firstFrame && (await firstFrames.store(run.job, renderer.name, firstFrame));
      if (!opening && !drawn) throw new Error('The engine did not draw the first frame that its video opens with.');
      const said = await speech;
      const ordered = orderedClip(request, said);
      const { isFilm } = await checkClip(clip, ordered);
      const lacksCaptions = request.use_dynamic_captions && said.timings !== null && !includes.captions;
      const isFinished = isFilm && includes.lipsync && includes.sound && !lacksCaptions;
      const object = await objects.put(run.job, clip);
      return {
        clip: object,
        engine: renderer.name,
        opening: opening ?? { drawn: drawn! },
        includes,
        finished: isFinished
          ? { video: videoOf(object, ordered), captioned: request.use_dynamic_captions && includes.captions }
          : null,
      };
    },

    async lipsync(run, { request }, clip, speech, ctx) {
      if (!engines.has('lipsync'))
        throw new EngineError('rejected', 'This video needs lipsync, and no lipsync engine is configured.');
      const { file } = await speeches.open(speech, ctx);
      const synced = await engines
        .forPort('lipsync')
        .lipsync.sync({ clip: await objects.open(clip.key, ctx), speech: file }, ctx);
      await checkClip(synced, orderedClip(request, speech));
      return objects.put(run.job, synced);
    },

    async finish(run, { request }, { object, includesCaptions }, speech, ctx) {
      const { file, timings } = await speeches.open(speech, ctx);
      const { use_dynamic_captions: isCaptioned, captions_position: position } = request;
      const ordered = orderedClip(request, speech);
      const { width, height, durationMs: endMs, mayRunLong } = ordered;
      const film = await finishFilm(
        {
          width,
          height,
          clips: [{ file: await objects.open(object.key, ctx), endMs, mayRunLong }],
          speech: file,
          captions: isCaptioned && timings && !includesCaptions ? { words: [...timings.words], position } : null,
        },
        ctx,
      );
      return {
        video: videoOf(await objects.put(run.job, film.file), ordered),
        captioned: isCaptioned && (includesCaptions || film.captions),
      };
    },

    keep: (run, { request, character, voice }, { speech, published, opening, engine, video, captioned }) =>
      run.finish(async (tx) => {
        const origin = { workflowId: run.job, characterId: character.id, voiceId: voice?.id, engine };
        const film = await publishAsset(tx, run.client, videoAsset(video, published.sidecars, origin));
        const image =
          'drawn' in opening
            ? assetUrls.of(
                (
                  await publishAsset(tx, run.client, {
                    ...frameAsset(opening.drawn, character.id),
                    workflowId: run.job,
                  })
                ).path,
              )
            : request.first_frame_url;
        const audio =
          published.audio && request.speech.kind === 'script'
            ? assetUrls.of(
                (
                  await publishAsset(
                    tx,
                    run.client,
                    speechAsset(published.audio, speech, request.speech.script, {
                      ...origin,
                      engine: voice?.voice.engine ?? engine,
                    }),
                  )
                ).path,
              )
            : request.speech.kind === 'recording'
              ? request.speech.audio_url
              : undefined;
        const result: JobResult = {
          video_url: assetUrls.of(film.path),
          image_url: image,
          audio_url: audio,
          asset_id: film.id,
        };
        await settleOrder(tx, run.job, {
          measured: priceTalkingHeadAt(request, video.durationMs, { captions: captioned }).lineItems,
          metadata: {
            engine,
            warnings: [...speech.warnings, ...warningsOf(request, captioned, published.sidecars !== null)],
          },
        });
        return result;
      }),
  };
};

const warningsOf = ({ use_dynamic_captions }: TalkingHeadRequest, captioned: boolean, known: boolean): string[] => {
  if (!known) {
    const without = use_dynamic_captions
      ? 'the video was delivered without captions, which were not charged, and without subtitle files.'
      : 'the video has no subtitle files.';
    return [`The words of audio_url are not known: ${without}`];
  }
  return use_dynamic_captions && !captioned
    ? ['The video was delivered without captions, because its letters could not be drawn. They were not charged.']
    : [];
};
