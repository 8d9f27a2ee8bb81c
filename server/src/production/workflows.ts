// The jobs of the counter: one step that makes the thing, and the transaction that keeps it and charges for it.
import type { Workflow } from '../jobs/workflow.ts';
import type { CharacterOrder, CharacterProduction } from './character/characters.ts';
import type { FirstFrameOrder, FirstFrameProduction } from './first-frame/first-frames.ts';
import type { TtsOrder, TtsProduction } from './speech/tts.ts';
import type { VoiceOrder, VoiceProduction } from './voice/voices.ts';

export const character = (characters: CharacterProduction): Workflow<CharacterOrder> => ({
  kind: 'character',
  async run(run, order) {
    const drawn = await run.step('draw', (ctx) => characters.draw(run, order, ctx));
    await characters.keep(run, order, drawn);
  },
});

export const voice = (voices: VoiceProduction): Workflow<VoiceOrder> => ({
  kind: 'voice',
  async run(run, order) {
    const made = await run.step('make', (ctx) => voices.make(run, order, ctx));
    await voices.keep(run, order, made);
  },
});

export const tts = (speeches: TtsProduction): Workflow<TtsOrder> => ({
  kind: 'tts',
  async run(run, order) {
    const spoken = await run.step('speech', (ctx) => speeches.speak(run, order, ctx));
    await speeches.keep(run, order, spoken);
  },
});

export const firstFrame = (frames: FirstFrameProduction): Workflow<FirstFrameOrder> => ({
  kind: 'first_frame',
  async run(run, order) {
    const { character, request } = order;
    const scene = { member: 'scene_description' as const, words: request.scene_description };
    const frame = await run.step('draw', (ctx) => frames.draw(run.job, character, scene, ctx));
    await frames.keep(run, order, frame);
  },
});
