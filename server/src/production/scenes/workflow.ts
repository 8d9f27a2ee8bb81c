// The scenes workflow: plan and speech, shots, one step for each clip, joining, and publishing.
import { limits } from '@greenroom/contract/limits';
import { SPEAKING_SHOTS } from '../../engines/speaking-shots.ts';
import type { Workflow } from '../../jobs/workflow.ts';
import type { AssetUrls } from '../../library/asset-urls.ts';
import type { ServiceStepContext } from '../../tasks/service-step-context.ts';
import { type SigningDeps, signFinal } from '../content-credentials.ts';
import type { StoredFirstFrame } from '../first-frame/first-frame.ts';
import { videoPreviews } from '../video/video-assets.ts';
import { type ClipDeps, joinClips, renderSceneClip, syncSceneClip } from './clips.ts';
import { listClips, type PlanDeps, planScenes, type ScenesOrder } from './plan.ts';
import { publishScenes } from './publish.ts';
import { renderGroups } from './scene-engines.ts';
import type { Shot } from './shot-list.ts';
import { drawShotFrame, frameKeyOf, renderSpeakingShot } from './speaking-shot.ts';

type Deps = PlanDeps & ClipDeps & SigningDeps & { assetUrls: AssetUrls };

export const scenesWorkflow = (deps: Deps): Workflow<ScenesOrder> => ({
  kind: 'scenes',

  async run(run, order) {
    const { speech: speeches } = deps;
    const synthesize = ({ request, voice }: ScenesOrder, ctx: ServiceStepContext) => {
      if (!voice) throw new Error('A scenes video has no voice.');
      const { script: text, language: languageHint } = request;
      const asked = { text, member: 'script' as const, voice, languageHint, settings: {} };
      return speeches.synthesizeAndStore(run.job, { ...asked, maxMs: limits.scenesMaxMs }, ctx);
    };
    // A phase starts inside its step, so that a takeover does not show an earlier phase again.
    const [plan, speech] = await Promise.all([
      run.step('plan', async (ctx) => {
        await run.phase('generating');
        return planScenes(deps, run, order, ctx);
      }),
      run.step('speech', (ctx) => synthesize(order, ctx), { share: [0, 0.1] }),
    ]);

    /** The first frames that shots share, by their keys. */
    const frames = new Map<string, Promise<StoredFirstFrame>>();
    const speakingShot = async (shot: Shot, number: number, share: readonly [number, number]) => {
      const key = frameKeyOf(shot);
      // Numbered by the first shot that needs it, which is the same after a takeover.
      const draw = (): Promise<StoredFirstFrame> =>
        run.step(`frame_${number}`, (ctx) => drawShotFrame(deps, { run, order, shot }, ctx));
      if (!frames.has(key)) frames.set(key, draw());
      const frame = await frames.get(key)!;
      return run.step(`clip_${number}`, (ctx) => renderSpeakingShot(deps, { run, shot, frame, speech }, ctx), {
        share,
      });
    };

    const renderClips = async () => {
      const groups = await run.step('shots', (ctx) => listClips(deps, { order, plan, speech }, ctx));
      const clips = await renderGroups(groups, deps.engines.candidates('sceneClip'), async (group, index) => {
        const share = [0.1 + (0.8 * index) / groups.length, 0.1 + (0.8 * (index + 1)) / groups.length] as const;
        const number = index + 1;
        const [shot] = group.shots as [Shot];
        const clip =
          group.engine === SPEAKING_SHOTS
            ? await speakingShot(shot, number, share)
            : await run.step(
                `clip_${number}`,
                (ctx) => renderSceneClip(deps, { run, order, plan, group, speech }, ctx),
                { share },
              );
        if (!clip.needsLipsync || !deps.engines.has('lipsync')) return { ...clip, syncedBy: null };
        const synced = await run.step(`lipsync_${number}`, (ctx) => syncSceneClip(deps, { run, clip, speech }, ctx));
        return { ...clip, object: synced.clip, needsLipsync: false, syncedBy: synced.engine };
      });
      return { shots: groups.flatMap(({ shots }) => shots), clips };
    };
    // Encoding the MP3 needs one core briefly, so it runs while the clips are rendered.
    const [published, { shots, clips }] = await Promise.all([
      run.step('audio', async (ctx) => ({
        audio: await speeches.storeMp3(run.job, speech, ctx),
        sidecars: await speeches.storeSidecars(run.job, speech, ctx),
      })),
      renderClips(),
    ]);

    const video = await run.step('finalize', async (ctx) => {
      await run.phase('finalizing');
      return joinClips(deps, { run, order, clips, speech }, ctx);
    });
    const [previews, [object]] = await Promise.all([
      run.step('previews', (ctx) => videoPreviews(deps, run, video, ctx)),
      signFinal(deps, run, [video.object]),
    ]);
    await publishScenes(deps.assetUrls, run, order, {
      shots,
      clips,
      speech,
      published,
      video: { ...video, object },
      previews,
    });
  },
});
