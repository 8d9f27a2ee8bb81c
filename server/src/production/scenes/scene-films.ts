// The steps of a scenes video: plan, speech, shots, clips and finishing, and its publishing and charge.
import type { JobResult } from '@greenroom/contract/jobs';
import type { ScenesRequest } from '@greenroom/contract/videos';
import type { Gender } from '@greenroom/engine-kit/ports/engine-data';
import type { UnshownWords } from '@greenroom/engine-kit/ports/scene-clip';
import type { StepContext } from '@greenroom/engine-kit/step-context';
import type { Engines, EngineWith } from '../../engines/engines.ts';
import { makerOf } from '../../engines/maker-of.ts';
import type { Inputs } from '../../inputs/inputs.ts';
import type { Run } from '../../jobs/workflow.ts';
import { Problem } from '../../kernel/problem.ts';
import type { AssetUrls } from '../../library/asset-urls.ts';
import { publishAsset, type Sidecars } from '../../library/assets.ts';
import { openEngineData } from '../../library/engine-data.ts';
import type { Objects, StoredObject } from '../../library/objects.ts';
import { checkClip } from '../../media/clip-check.ts';
import { finishFilm } from '../../media/finish-film.ts';
import { settleOrder } from '../../orders/orders.ts';
import type { SpeechProduction, StoredSpeech } from '../speech/speech.ts';
import { type StoredVideo, speechAsset, videoAsset } from '../video/video-assets.ts';
import type { VideoOrder } from '../video/video-orders.ts';
import { priceScenesAt, scenesOf } from '../video/video-quote.ts';
import { portionsOf } from './portions.ts';
import { type Shot, shotList } from './shot-list.ts';

type Order = VideoOrder<ScenesRequest>;

/** Fixed before anything is made: the scenes, and the client's pictures in our storage. */
export type ScenePlan = { scenes: string[]; elements: string[]; gender: Gender | null };

/** What the client gets of the speech: an MP3, and subtitles where its words are known. */
export type PublishedSceneSpeech = { audio: StoredObject; sidecars: Sidecars | null };

/** A part of the film. `isFilm`: it has sound and the format of a finished film. `unshown` as in `SceneClip`. */
export type StoredClip = { object: StoredObject; endMs: number; isFilm: boolean; unshown: UnshownWords[] };

/** What the last step publishes, charges and warns about. */
interface MadeFilm {
  shots: readonly Shot[];
  clips: readonly StoredClip[];
  speech: StoredSpeech;
  published: PublishedSceneSpeech;
  video: StoredVideo;
}

export interface SceneFilmProduction {
  /** Throws 422 naming the first element whose picture cannot be loaded. */
  plan(run: Run, order: Order, ctx: StepContext): Promise<ScenePlan>;
  speak(run: Run, order: Order, ctx: StepContext): Promise<StoredSpeech>;
  publish(run: Run, speech: StoredSpeech, ctx: StepContext): Promise<PublishedSceneSpeech>;
  shots(order: Order, plan: ScenePlan, speech: StoredSpeech, ctx: StepContext): Promise<Shot[]>;
  /** The shots in groups that the engine films into one clip each. */
  portions(order: Order, shots: readonly Shot[]): Shot[][];
  /** How many clips are filmed at once. */
  maxConcurrentClips(order: Order): number;
  film(
    run: Run,
    order: Order,
    plan: ScenePlan,
    part: { shots: readonly Shot[]; speech: StoredSpeech },
    ctx: StepContext,
  ): Promise<StoredClip>;
  /** The clips as one finished film; a single one may be that film already. */
  join(run: Run, clips: readonly StoredClip[], speech: StoredSpeech, ctx: StepContext): Promise<StoredVideo>;
  keep(run: Run, order: Order, made: MadeFilm): Promise<void>;
}

interface Deps {
  engines: Engines;
  inputs: Pick<Inputs, 'pictures'>;
  objects: Objects;
  assetUrls: AssetUrls;
  speech: SpeechProduction;
}

const SIZE = { width: 720, height: 1280 };

export const createSceneFilmProduction = (deps: Deps): SceneFilmProduction => {
  const { engines, inputs, objects, assetUrls, speech: speeches } = deps;
  const engineOf = ({ character }: Order): EngineWith<'sceneClip'> =>
    makerOf(engines, character.likeness, 'sceneClip', 'character_id');
  return {
    async plan(run, { request }, ctx) {
      const pictures = await inputs.pictures(
        request.scene_elements.map((element) => element.url),
        { client: run.client, ctx, transparency: true },
      );
      const elements = await Promise.all(
        pictures.map(async (picture, index) => {
          if ('file' in picture) return (await objects.put(run.job, picture.file)).key;
          throw new Problem('unusable_media', `scene_elements[${index}].url could not be loaded: ${picture.reason}`);
        }),
      );
      return {
        scenes: scenesOf(request, engines.forPort('speech').speech.pace),
        elements,
        gender: genderIn(request.video_idea ?? ''),
      };
    },

    async speak(run, { request, voice }, ctx) {
      if (!voice) throw new Error('A scenes video has no voice.');
      return speeches.say(
        { text: request.script, member: 'script', voice, languageHint: request.language, settings: {} },
        run.job,
        ctx,
      );
    },

    publish: async (run, speech, ctx) => ({
      audio: await speeches.publishable(speech, run.job, ctx),
      sidecars: await speeches.sidecars(speech, run.job, ctx),
    }),

    async shots(order, { scenes }, speech, ctx) {
      const { request } = order;
      const { timings } = await speeches.open(speech, ctx);
      return shotList({
        scenes,
        words: timings?.words ?? [],
        speechMs: speech.durationMs,
        narrationMode: request.narration_mode,
        elements: request.scene_elements.map(({ role, caption }) => ({ role: role ?? 'prop', caption })),
        about: [request.video_idea, request.topic, request.audience].flatMap((words) => words ?? []),
        fast: request.fast,
        engine: engineOf(order).sceneClip,
      });
    },

    portions: (order, shots) => portionsOf(shots, engineOf(order).sceneClip),

    maxConcurrentClips: (order) => engineOf(order).sceneClip.maxConcurrentClips,

    async film(run, order, { elements, gender }, { shots, speech }, ctx) {
      const { request, character } = order;
      const { file, timings } = await speeches.open(speech, ctx);
      const { clip, includes, unshown } = await engineOf(order).sceneClip.render(
        {
          shots: shots.map(({ scene: _, ...shot }) => shot),
          likeness: await openEngineData(objects, character.likeness, ctx),
          elements: await Promise.all(
            request.scene_elements.map(async ({ role, caption }, index) => ({
              file: await objects.open(elements[index]!, ctx),
              role: role ?? 'prop',
              caption,
            })),
          ),
          speech: file,
          timings: timings ?? { words: [], phones: [] },
          gender: gender ?? undefined,
          fast: request.fast,
          seed: run.job,
        },
        ctx,
      );
      const [startMs, endMs] = [shots[0]!.startMs, shots.at(-1)!.endMs];
      const { isFilm } = await checkClip(clip, { ...SIZE, durationMs: endMs - startMs, mayRunLong: true });
      const object = await objects.put(run.job, clip);
      return { object, endMs, isFilm: isFilm && includes.sound, unshown: [...unshown] };
    },

    async join(run, clips, speech, ctx) {
      const video = { ...SIZE, durationMs: speech.durationMs };
      const [first, ...others] = clips;
      if (first?.isFilm && others.length === 0) return { object: first.object, ...video };
      const opened = clips.map(async ({ object, endMs }) => ({
        file: await objects.open(object.key, ctx),
        endMs,
        mayRunLong: true,
      }));
      const { file: sound } = await speeches.open(speech, ctx);
      const film = await finishFilm({ ...SIZE, clips: await Promise.all(opened), speech: sound, captions: null }, ctx);
      return { object: await objects.put(run.job, film.file), ...video };
    },

    keep: (run, { request, character, voice }, { shots, clips, speech, published, video }) =>
      run.finish(async (tx) => {
        const { engine } = character.likeness;
        const origin = { workflowId: run.job, characterId: character.id, voiceId: voice?.id, engine };
        const film = await publishAsset(tx, run.client, videoAsset(video, published.sidecars, origin));
        const audio = await publishAsset(
          tx,
          run.client,
          speechAsset(published.audio, speech, request.script, { ...origin, engine: voice?.voice.engine ?? engine }),
        );
        const result: JobResult = {
          video_url: assetUrls.of(film.path),
          audio_url: assetUrls.of(audio.path),
          asset_id: film.id,
        };
        const sceneMs = sceneLengthsOf(shots);
        await settleOrder(tx, run.job, {
          measured: priceScenesAt(request, sceneMs).lineItems,
          metadata: {
            engine,
            scenes: sceneMs.length,
            warnings: [...speech.warnings, ...sceneWarnings(request.scene_elements.length, shots, clips)],
          },
        });
        return result;
      }),
  };
};

/** Whole milliseconds of each scene, from the first of its shots to the last. */
const sceneLengthsOf = (shots: readonly Shot[]): number[] =>
  Map.groupBy(shots, ({ scene }) => scene)
    .values()
    .map((scene) => Math.round(scene.at(-1)!.endMs) - Math.round(scene[0]!.startMs))
    .toArray();

/** A warning for each element, and each word of its caption, that the film does not show. */
export const sceneWarnings = (
  elementCount: number,
  shots: readonly Pick<Shot, 'element'>[],
  clips: readonly Pick<StoredClip, 'unshown'>[],
): string[] => {
  const shown = new Set(shots.map((shot) => shot.element));
  const unshown = [...Array(elementCount).keys()].filter((index) => !shown.has(index));
  const unlettered = clips.flatMap((clip) =>
    clip.unshown.map(
      ({ element, words }) =>
        `scene_elements[${element}].caption is shown without "${words}": no font here can draw it.`,
    ),
  );
  return [
    ...unshown.map((index) => `scene_elements[${index}] was not shown: the script has too few scenes.`),
    ...new Set(unlettered),
  ];
};

const FEMALE = /\b(?:she|her|woman|women|lady|girl|female|mother|mom|mum|wife|businesswoman|saleswoman)\b/i;
const MALE = /\b(?:he|his|him|man|men|guy|boy|male|father|dad|husband|businessman|salesman)\b/i;

/** The presenter's on-screen gender in the idea; null where it states neither, or both. */
function genderIn(idea: string): Gender | null {
  if (FEMALE.test(idea) === MALE.test(idea)) return null;
  return FEMALE.test(idea) ? 'female' : 'male';
}
