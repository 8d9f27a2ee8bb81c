// Tries each configured engine with the smallest call of each port, so that an operator sees before the first order that it works.
import { randomUUID } from 'node:crypto';
import { EngineError } from '@greenroom/engine-kit/engine-error';
import { defaultCaptionLook } from '@greenroom/engine-kit/ports/captions';
import type { PortName } from '@greenroom/engine-kit/ports/ports';
import type { Presenter } from '@greenroom/engine-kit/ports/presenter';
import type { SceneShot } from '@greenroom/engine-kit/ports/scene-clip';
import type { Speech } from '@greenroom/engine-kit/ports/speech';
import type { StepContext } from '@greenroom/engine-kit/step-context';
import type { Usage } from '@greenroom/engine-kit/usage';
import type { Engine, Engines, EngineWith } from '../engines/engines.ts';
import type { Rates } from '../engines/rates.ts';
import { SPEAKING_SHOTS } from '../engines/speaking-shots.ts';
import { checkClip } from '../media/clip-check.ts';
import { pictureSize } from '../media/picture-size.ts';

/** One port of one engine. */
export interface EngineCheck {
  port: PortName;
  engine: EngineWith<PortName>;
  /** What the call will cost, in US dollars; undefined if no rate is known. */
  usd: number | undefined;
}

const GREETING = 'Hello!';
const SENTENCE = 'Good morning, and welcome to our little bakery. Everything is fresh today.';
const DESCRIPTION = 'A woman in her thirties with short brown hair, in a plain green shirt.';
const PLACE = 'a bright kitchen';
const CLIP_SECONDS = 3;

/** What the smallest call of a port uses, in each unit that a provider may bill. */
const SMALLEST: Readonly<Record<PortName, Partial<Record<Usage['unit'], number>>>> = {
  characterSheet: { image: 1, call: 1 },
  firstFrame: { image: 1, call: 1 },
  speech: { character: GREETING.length, second: 1, call: 1 },
  voiceLibrary: { character: GREETING.length, call: 1 },
  voiceClone: { call: 1 },
  talkingHead: { second: CLIP_SECONDS, call: 1 },
  sceneClip: { second: 5, call: 1 },
  lipsync: { second: CLIP_SECONDS, call: 1 },
  transcription: { second: 6, call: 1 },
};

/** The checks of all chosen engines, or of the one with this name, in the order of the ports. */
export const planChecks = (engines: Engines, rates: Rates, name?: string): EngineCheck[] =>
  (Object.keys(SMALLEST) as PortName[]).flatMap((port) =>
    engines
      .candidates(port)
      // Shots of talking heads are tried with the ports that render them.
      .filter((engine) => engine.name !== SPEAKING_SHOTS && (name === undefined || engine.name === name))
      .map((engine) => ({ port, engine, usd: estimate(engine, port, rates) })),
  );

/** Free for an engine whose rates are all zero or that has none and speaks for free. */
function estimate({ name, model, models, speech, rates: own }: EngineWith<PortName>, port: PortName, rates: Rates) {
  const used = model ?? models?.[port]?.[0];
  const known = rates.list.filter((rate) => rate.engine === name && (used === undefined || rate.model === used));
  const costs = known.flatMap(({ unit, usd }) => {
    const quantity = SMALLEST[port][unit];
    return quantity === undefined ? [] : [usd * quantity];
  });
  if (costs.length > 0) return Math.max(...costs);
  const isLocal = (own ?? []).length === 0 && (speech === undefined || speech.isFree);
  return isLocal ? 0 : undefined;
}

/** Makes what other engines need as input, at no cost: the built-in studio can. */
const helperOf = ({ all }: Engines): Engine | undefined =>
  all.find(({ speech, characterSheet, talkingHead }) => speech?.isFree && characterSheet && talkingHead);

/** Resolves to one sentence about the result. Throws what the engine threw. */
export async function runCheck(engines: Engines, { port, engine }: EngineCheck, ctx: StepContext): Promise<string> {
  const inputs = inputsFrom(helperOf(engines), ctx);
  const checks: Record<PortName, () => Promise<string>> = {
    async characterSheet() {
      const { sheet } = await engine.characterSheet!.fromDescription(
        { description: DESCRIPTION, references: [], recastAttempt: 0 },
        ctx,
      );
      return sizeOf(await pictureSize(sheet), 'sheet');
    },
    async firstFrame() {
      const { image } = await engine.firstFrame!.draw({ presenter: await inputs.presenter(), scene: PLACE }, ctx);
      return sizeOf(await pictureSize(image), 'first frame');
    },
    async speech() {
      const voice = await ownVoice(engine, ctx);
      const request = { text: GREETING, voice, language: 'en', settings: {} };
      const { durationMs, words } = await engine.speech!.synthesize(request, ctx);
      return `spoke ${words.length} word in ${(durationMs / 1000).toFixed(1)} s`;
    },
    async voiceLibrary() {
      await ownVoice(engine, ctx);
      return `${engine.voiceLibrary!.languages.length} languages`;
    },
    async voiceClone() {
      const samples = [(await inputs.speech(SENTENCE)).file];
      const label = `greenroom-check-${randomUUID().slice(0, 8)}`;
      const consent = 'The voice of this sample is synthetic.';
      const { voice } = await engine.voiceClone!.clone({ samples, label, consent }, ctx);
      await engine.voiceClone!.erase?.(voice.json, ctx.signal);
      return 'cloned a voice and erased it';
    },
    async talkingHead() {
      const { talkingHead } = engine as EngineWith<'talkingHead'>;
      const speech = await inputs.speech(SENTENCE);
      const { clip } = await talkingHead.render(
        {
          firstFrame: { image: (await inputs.presenter()).portrait, recipe: undefined },
          speech: Promise.resolve({ file: speech.file, timings: speech }),
          captions: undefined,
          resolution: talkingHead.resolutions[0]!,
          seed: 'check',
        },
        ctx,
      );
      await checkClip(clip, { width: 720, height: 1280, durationMs: speech.durationMs, mayRunLong: true });
      return `rendered ${(speech.durationMs / 1000).toFixed(1)} s`;
    },
    async sceneClip() {
      const speech = await inputs.speech(SENTENCE);
      const shot = shotOf(Math.min(speech.durationMs, CLIP_SECONDS * 1000));
      const request = { presenter: await inputs.presenter(), shots: [shot], elements: [], speech: speech.file };
      const { accentColor } = defaultCaptionLook;
      const rest = {
        timings: speech,
        gender: 'female' as const,
        accentColor,
        logo: undefined,
        fast: false,
        seed: 'check',
      };
      const { clip } = await engine.sceneClip!.render({ ...request, ...rest }, ctx);
      await checkClip(clip, { width: 720, height: 1280, durationMs: shot.endMs, mayRunLong: true });
      return 'rendered one shot';
    },
    async lipsync() {
      const speech = await inputs.speech(SENTENCE);
      await engine.lipsync!.sync({ clip: await inputs.clip(speech), speech: speech.file }, ctx);
      return 'moved the lips in one clip';
    },
    async transcription() {
      const { file } = await inputs.speech(SENTENCE);
      const { words } = await engine.transcription!.transcribe({ file, language: 'en' }, ctx);
      return `heard ${words.length} words`;
    },
  };
  return checks[port]();
}

const sizeOf = ({ width, height }: { width: number; height: number }, what: string): string =>
  `drew a ${what} of ${width}×${height} pixels`;

async function ownVoice({ name, voiceLibrary }: Engine, ctx: StepContext) {
  const [language] = voiceLibrary?.languages.includes('en') ? ['en'] : (voiceLibrary?.languages ?? []);
  const selected = language && (await voiceLibrary?.select({ language, gender: 'female', variant: 0 }, ctx));
  if (!selected) throw new EngineError('unavailable', `The engine ${name} has no stock voice to try.`);
  return selected.voice;
}

const shotOf = (endMs: number): SceneShot => ({
  subject: 'presenter',
  framing: 'medium',
  speaks: true,
  place: PLACE,
  element: null,
  title: null,
  transition: 'cut',
  startMs: 0,
  endMs,
});

/** Inputs made by another engine. */
function inputsFrom(helper: Engine | undefined, ctx: StepContext) {
  const required = (): Engine => {
    if (!helper) throw new EngineError('unavailable', 'This can be tried only while the built-in studio is installed.');
    return helper;
  };
  return {
    async speech(text: string): Promise<Speech> {
      const voice = await ownVoice(required(), ctx);
      return required().speech!.synthesize({ text, voice, language: 'en', settings: {} }, ctx);
    },
    async presenter(): Promise<Presenter> {
      const request = { description: DESCRIPTION, references: [], recastAttempt: 0 };
      const { portrait, sheet } = await required().characterSheet!.fromDescription(request, ctx);
      return { likeness: undefined, portrait, sheet, description: DESCRIPTION };
    },
    async clip(speech: Speech) {
      const { portrait } = await this.presenter();
      const { clip } = await required().talkingHead!.render(
        {
          firstFrame: { image: portrait, recipe: undefined },
          speech: Promise.resolve({ file: speech.file, timings: speech }),
          captions: undefined,
          resolution: '480p',
          seed: 'check',
        },
        ctx,
      );
      return clip;
    },
  };
}
