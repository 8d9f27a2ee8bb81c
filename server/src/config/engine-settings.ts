// The settings that choose the engines and state their prices and pace.
import { setting } from '@greenroom/engine-kit/settings';
import { z } from 'zod';
import { list, whole } from './setting-types.ts';

/** Names of npm packages, optionally with a subpath. */
const PACKAGE = /^(@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~-][a-z0-9._~-]*(\/[\w.-]+)*$/;

const packages = list.refine((items) => items.length > 0 && items.every((item) => PACKAGE.test(item)));

/** The engines that come with Greenroom. */
export const defaultEnginePackages = ['studio', 'elevenlabs', 'openai', 'fal', 'command', 'comfyui'].map(
  (name) => `@greenroom/engine-${name}`,
);

/** `fal:veed/fabric-1.0` names an engine and one of its models. */
const ENGINE_CHOICE = /^([a-z][a-z0-9-]*)(?::([\w./@-]+))?$/;

const engineChoices = list
  .refine((items) => items.length > 0 && items.every((item) => ENGINE_CHOICE.test(item)))
  .transform((items): EngineChoice[] =>
    items.map((item) => {
      const [, engine = '', model] = ENGINE_CHOICE.exec(item) ?? [];
      return { engine, model };
    }),
  );

const engineOf = (work: string) =>
  setting(engineChoices.optional(), {
    form: 'names of engines, each optionally with a model, separated by commas, such as elevenlabs,studio',
    about: `${work} The engines after the first are its fallbacks, in order.`,
    default: 'the first engine in ENGINE_PACKAGES that is set up and can do it',
  });

/** An engine that the operator chose for a port. */
export interface EngineChoice {
  engine: string;
  model: string | undefined;
}

export const engineSettings = {
  ENGINE_PACKAGES: setting(packages.default(defaultEnginePackages), {
    form: 'names of npm packages, separated by commas',
    about:
      'The engines that can be used. An engine that needs a key or an address is off until it is set. The `ENGINE_…` variables choose an engine for each kind of work.',
    default: 'all engines that come with Greenroom, the built-in studio first',
  }),
  ENGINE_CHARACTER_SHEET: engineOf('Creates presenters and their reference sheets.'),
  ENGINE_FIRST_FRAME: engineOf('Draws first frames.'),
  ENGINE_SPEECH: engineOf('Speaks scripts. A voice is spoken by its own engine while that is set up.'),
  ENGINE_VOICE_LIBRARY: engineOf('Chooses stock voices.'),
  ENGINE_VOICE_CLONE: engineOf('Clones voices.'),
  ENGINE_TALKING_HEAD: engineOf('Renders talking heads.'),
  ENGINE_SCENE_CLIP: engineOf(
    'Renders the shots of scenes videos. A shot that the first engine cannot render goes to the next. `talking-head` instead of an engine: the engines of first frames and talking heads render the shots in which the presenter speaks.',
  ),
  ENGINE_LIPSYNC: engineOf('Moves the lips in clips whose engine did not.'),
  ENGINE_TRANSCRIPTION: engineOf('Finds the words of uploaded recordings.'),
  SPEECH_PACE: setting(whole(30, 300).default(100), {
    form: 'a whole number from 30 to 300',
    about:
      'The length of speech of your engine, in percent of what Greenroom assumes. Estimates and reservations follow it. `greenroom engine pace` says which value fits the videos made so far.',
    default: '100',
  }),
  ENGINE_RATES: setting(z.string().min(1).optional(), {
    form: 'the path of a JSON file',
    about:
      'Your own prices of providers, which replace the built-in ones: a list of `{"engine", "model", "unit", "usd", "asOf"}` as `greenroom engine rates` prints it.',
    default: 'the list prices that come with the engines',
  }),
};
