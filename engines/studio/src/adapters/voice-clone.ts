// The studio's voice clone port: tunes its synthesizers to a speaker's pitch, tone and pace. Stores nothing outside Greenroom.
import type { VoiceClonePort } from '@greenroom/engine-kit/ports/voice-clone';
import { cloneTask } from '../speech/clone.ts';
import { validateSampleTask } from '../speech/validate-sample.ts';

export const studioVoiceClone: VoiceClonePort = {
  async clone({ samples }, ctx) {
    const { voice } = await ctx.runTask(cloneTask, { samples: [...samples] });
    return { voice: { json: voice, files: {} } };
  },

  async validate(sample, ctx) {
    await ctx.runTask(validateSampleTask, { sample });
  },
};
