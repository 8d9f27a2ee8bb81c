// Built-in clones: the house's synthesisers tuned to a speaker's pitch, tone and pace. Nothing is kept anywhere else.
import { cloneTask } from '../../studio/speech/clone.ts';
import { judgeSampleTask } from '../../studio/speech/judge-sample.ts';
import type { VoiceCloneEngine } from '../ports/speech.ts';

export const studioVoiceClone: VoiceCloneEngine = {
  name: 'studio',

  async clone({ samples }, bench) {
    const { voice } = await bench.compute(cloneTask, { samples: [...samples] });
    return { voice: { json: voice, files: {} } };
  },

  async judge(sample, bench) {
    await bench.compute(judgeSampleTask, { sample });
  },
};
