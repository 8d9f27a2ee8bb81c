// A scenes video: plan and speak, film the shots, make one finished film of the clips, and publish.
import type { ScenesRequest } from '@greenroom/contract/videos';
import type { StepContext } from '@greenroom/engine-kit/step-context';
import type { Workflow } from '../../jobs/workflow.ts';
import type { VideoOrder } from '../video/video-orders.ts';
import type { SceneFilmProduction, StoredClip } from './scene-films.ts';

export const scenes = (films: SceneFilmProduction): Workflow<VideoOrder<ScenesRequest>> => ({
  kind: 'scenes',

  async run(run, order) {
    // Phases start inside a step, so that a takeover does not show an earlier one again.
    const [plan, speech] = await Promise.all([
      run.step('plan', async (ctx) => {
        await run.phase('generating');
        return films.plan(run, order, ctx);
      }),
      run.step('speech', (ctx) => films.speak(run, order, ctx), { share: [0, 0.1] }),
    ]);

    const film = async () => {
      const shots = await run.step('shots', (ctx) => films.shots(order, plan, speech, ctx));
      const portions = films.portions(order, shots);
      const clips: StoredClip[] = [];
      let next = 0;
      const filmInTurn = async () => {
        while (next < portions.length) {
          const index = next++;
          const share = [0.1 + (0.8 * index) / portions.length, 0.1 + (0.8 * (index + 1)) / portions.length] as const;
          const filmPortion = (ctx: StepContext) =>
            films.film(run, order, plan, { shots: portions[index]!, speech }, ctx);
          clips[index] = await run.step(`clip_${index + 1}`, filmPortion, { share });
        }
      };
      const concurrency = Math.min(portions.length, films.maxConcurrentClips(order));
      await Promise.all(Array.from({ length: concurrency }, filmInTurn));
      return { shots, clips };
    };
    // The MP3 and the subtitles need one core for a moment, so they are made during rendering.
    const [published, { shots, clips }] = await Promise.all([
      run.step('audio', (ctx) => films.publish(run, speech, ctx)),
      film(),
    ]);

    const video = await run.step('finalize', async (ctx) => {
      await run.phase('finalizing');
      return films.join(run, clips, speech, ctx);
    });
    await films.keep(run, order, { shots, clips, speech, published, video });
  },
});
