// A talking_head video: speak and open, render, then only what the engine left open, and publish.
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
    // The presenter is prepared meanwhile.
    const speaking = speak();
    const show = async () => {
      const opening = heads.opensWithRender(order)
        ? null
        : await run.step('first_frame', (ctx) => heads.open(run, order, ctx), { share: [0.05, 0.15] });
      return run.step('render', (ctx) => heads.render(run, order, opening, speaking, ctx), { share: [0.15, 1] });
    };
    // The sound's own file needs one core for a moment: it and the subtitles are made beside the picture.
    const publish = async () => {
      const spoken = await speaking;
      return run.step('audio', (ctx) => heads.publish(run, order, spoken, ctx));
    };
    const [speech, published, rendered] = await Promise.all([speaking, publish(), show()]);

    const video = rendered.did.lipsync
      ? rendered
      : await run.step('lipsync', (ctx) => heads.lipsync(run, rendered, speech, ctx));
    await heads.keep(run, order, {
      speech,
      published,
      opening: rendered.opening,
      engine: rendered.engine,
      video,
      captioned: rendered.did.captions,
    });
  },
});
