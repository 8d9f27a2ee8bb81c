// A scenes video: plan, speak, film one shot after the other, join them, and publish.
import type { ScenesRequest } from '@greenroom/contract/videos';
import type { Workflow } from '../jobs/workflow.ts';
import type { FilmedShot, SceneFilmProduction } from '../production/scene-films.ts';
import type { VideoOrder } from '../production/video-orders.ts';

export const scenes = (films: SceneFilmProduction): Workflow<VideoOrder<ScenesRequest>> => ({
  kind: 'scenes',

  async run(run, order) {
    // Phases are entered inside a step, so that a takeover does not show an earlier one again.
    const plan = await run.step('plan', async (bench) => {
      await run.phase('generating');
      return films.plan(run, order, bench);
    });
    const speech = await run.step('speech', (bench) => films.speak(run, order, bench), { share: [0, 0.1] });
    const shots = await run.step('shots', (bench) => films.shots(order, plan, speech, bench));

    const clips: FilmedShot[] = [];
    for (const [index, shot] of shots.entries()) {
      const part = { shot, index, previous: clips.at(-1), speech };
      const share = [0.1 + (0.8 * index) / shots.length, 0.1 + (0.8 * (index + 1)) / shots.length] as const;
      clips.push(await run.step(`scene_${index + 1}`, (bench) => films.film(run, order, plan, part, bench), { share }));
    }

    const video = await run.step('finalize', async (bench) => {
      await run.phase('finalizing');
      return films.join(run, clips, speech, bench);
    });
    await films.keep(run, order, { shots, speech, video });
  },
});
