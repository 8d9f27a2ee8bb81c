// The talking-head workflow: speech and first frame, rendering, then what the engine's clip does not include, and publishing.
import type { TalkingHeadRequest } from '@greenroom/contract/videos';
import type { Workflow } from '../../jobs/workflow.ts';
import { type SigningDeps, signFinal } from '../content-credentials.ts';
import { videoPreviews } from '../video/video-assets.ts';
import type { VideoOrder } from '../video/video-order.ts';
import { watermarkPictures } from '../watermark.ts';
import { type FinishDeps, finishClip, lipsync } from './finish.ts';
import { type FirstFrameDeps, prepareFirstFrame } from './first-frame-step.ts';
import { publishTalkingHead } from './publish.ts';
import { drawsWhileRendering, type RenderDeps, renderClip } from './render.ts';
import { canTranscribe, prepareSpeech, type SpeechDeps, storePublishedSpeech, transcribe } from './speech-steps.ts';

type Deps = FirstFrameDeps & SpeechDeps & RenderDeps & FinishDeps & SigningDeps;

export const talkingHeadWorkflow = (deps: Deps): Workflow<VideoOrder<TalkingHeadRequest>> => ({
  kind: 'talking_head',

  async run(run, order) {
    const { request } = order;
    const speak = async () => {
      const prepared = await run.step('speech', (ctx) => prepareSpeech(deps, run, order, ctx), { share: [0, 0.05] });
      if (!canTranscribe(deps, prepared)) return prepared;
      return run.step('transcript', (ctx) => transcribe(deps, { run, order, recording: prepared }, ctx));
    };
    // Meanwhile, the engine prepares the presenter.
    const speaking = speak();
    const render = async () => {
      const isDrawnWhileRendering = request.first_frame_url === undefined && drawsWhileRendering(deps.engines);
      const firstFrame = isDrawnWhileRendering
        ? null
        : await run.step('first_frame', (ctx) => prepareFirstFrame(deps, run, order, ctx), { share: [0.05, 0.15] });
      return run.step('render', (ctx) => renderClip(deps, { run, order, firstFrame, speech: speaking }, ctx), {
        share: [0.15, 1],
      });
    };
    // Encoding the MP3 needs one core briefly, so it runs while the clip is rendered.
    const storeSpeech = async () => {
      const prepared = await speaking;
      return run.step('audio', (ctx) => storePublishedSpeech(deps, { run, order, prepared }, ctx));
    };
    const [speech, published, rendered] = await Promise.all([speaking, storeSpeech(), render()]);

    const finish = async () => {
      if (rendered.finished) return { ...rendered.finished, syncedBy: null };
      const { includes, firstFrame } = rendered;
      const work = { run, order, clip: rendered.clip, firstFrame, speech };
      const synced = includes.lipsync ? null : await run.step('lipsync', (ctx) => lipsync(deps, work, ctx));
      const clip = synced?.clip ?? work.clip;
      const finished = await run.step('finalize', (ctx) =>
        finishClip(deps, { ...work, clip, includesCaptions: includes.captions }, ctx),
      );
      return { ...finished, syncedBy: synced?.engine ?? null };
    };
    const { firstFrame, engine, label } = rendered;
    const finished = await finish();
    const drawn = 'drawn' in firstFrame ? firstFrame.drawn : undefined;
    const pictures = drawn ? [drawn.image] : [];
    const sign = async () => {
      const shown = order.watermark && drawn ? await watermarkPictures(deps, run, pictures) : pictures;
      return signFinal(deps, run, [finished.video.object, ...shown]);
    };
    const [previews, [video, image]] = await Promise.all([
      run.step('previews', (ctx) => videoPreviews(deps, run, finished.video, ctx)),
      sign(),
    ]);
    await publishTalkingHead(deps.assetUrls, run, order, {
      speech,
      published,
      engine,
      lipsync: rendered.lipsync,
      renderedBy: label,
      previews,
      ...finished,
      video: { ...finished.video, object: video! },
      firstFrame: drawn && image ? { drawn: { ...drawn, image } } : firstFrame,
    });
  },
});
