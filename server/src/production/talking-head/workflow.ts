// A talking_head video: speak, draw the first frame, render, then only what the engine left open, and publish.
import type { TalkingHeadRequest } from '@greenroom/contract/videos';
import type { Workflow } from '../../jobs/workflow.ts';
import type { VideoOrder } from '../video/video-orders.ts';
import type { TalkingHeadProduction } from './talking-heads.ts';

export const talkingHead = (heads: TalkingHeadProduction): Workflow<VideoOrder<TalkingHeadRequest>> => ({
  kind: 'talking_head',

  async run(run, order) {
    const speak = async () => {
      const spoken = await run.step('speech', (ctx) => heads.speak(run, order, ctx), { share: [0, 0.05] });
      if (!heads.transcribes(spoken)) return spoken;
      return run.step('transcript', (ctx) => heads.transcribe(run, order, spoken, ctx));
    };
    // The engine prepares the presenter meanwhile.
    const speaking = speak();
    const show = async () => {
      const opening = heads.opensWithRender(order)
        ? null
        : await run.step('first_frame', (ctx) => heads.open(run, order, ctx), { share: [0.05, 0.15] });
      return run.step('render', (ctx) => heads.render(run, order, opening, speaking, ctx), { share: [0.15, 1] });
    };
    // The MP3 and the subtitles need one core for a moment, so they are made during rendering.
    const publish = async () => {
      const spoken = await speaking;
      return run.step('audio', (ctx) => heads.publish(run, order, spoken, ctx));
    };
    const [speech, published, rendered] = await Promise.all([speaking, publish(), show()]);

    const finish = async () => {
      if (rendered.finished) return rendered.finished;
      const { lipsync, captions: includesCaptions } = rendered.includes;
      const object = lipsync
        ? rendered.clip
        : await run.step('lipsync', (ctx) => heads.lipsync(run, order, rendered.clip, speech, ctx));
      const clip = { object, includesCaptions };
      return run.step('finalize', (ctx) => heads.finish(run, order, clip, speech, ctx));
    };
    const { opening, engine } = rendered;
    await heads.keep(run, order, { speech, published, opening, engine, ...(await finish()) });
  },
});
