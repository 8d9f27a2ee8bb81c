// The scenes workflow: plan and speech, shots, one step for each clip, joining, and publishing.
import type { StepContext } from '@greenroom/engine-kit/step-context';
import type { Workflow } from '../../jobs/workflow.ts';
import type { AssetUrls } from '../../library/asset-urls.ts';
import { clipGroups } from './clip-groups.ts';
import { type ClipDeps, joinClips, renderSceneClip, type StoredClip } from './clips.ts';
import { listShots, type PlanDeps, planScenes, type ScenesOrder, sceneEngineOf } from './plan.ts';
import { publishScenes } from './publish.ts';

type Deps = PlanDeps & ClipDeps & { assetUrls: AssetUrls };

export const scenesWorkflow = (deps: Deps): Workflow<ScenesOrder> => ({
  kind: 'scenes',

  async run(run, order) {
    const { speech: speeches } = deps;
    const synthesize = ({ request, voice }: ScenesOrder, ctx: StepContext) => {
      if (!voice) throw new Error('A scenes video has no voice.');
      const { script: text, language: languageHint } = request;
      return speeches.synthesizeAndStore(run.job, { text, member: 'script', voice, languageHint, settings: {} }, ctx);
    };
    // A phase starts inside its step, so that a takeover does not show an earlier phase again.
    const [plan, speech] = await Promise.all([
      run.step('plan', async (ctx) => {
        await run.phase('generating');
        return planScenes(deps, run, order, ctx);
      }),
      run.step('speech', (ctx) => synthesize(order, ctx), { share: [0, 0.1] }),
    ]);

    const renderClips = async () => {
      const shots = await run.step('shots', (ctx) => listShots(deps, { order, plan, speech }, ctx));
      const { sceneClip } = sceneEngineOf(deps.engines, order);
      const groups = clipGroups(shots, sceneClip);
      const clips: StoredClip[] = [];
      let next = 0;
      const renderNext = async () => {
        while (next < groups.length) {
          const index = next++;
          const share = [0.1 + (0.8 * index) / groups.length, 0.1 + (0.8 * (index + 1)) / groups.length] as const;
          const render = (ctx: StepContext) =>
            renderSceneClip(deps, { run, order, plan, shots: groups[index]!, speech }, ctx);
          clips[index] = await run.step(`clip_${index + 1}`, render, { share });
        }
      };
      const concurrency = Math.min(groups.length, sceneClip.maxConcurrentClips);
      await Promise.all(Array.from({ length: concurrency }, renderNext));
      return { shots, clips };
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
      return joinClips(deps, { run, clips, speech }, ctx);
    });
    await publishScenes(deps.assetUrls, run, order, { shots, clips, speech, published, video });
  },
});
