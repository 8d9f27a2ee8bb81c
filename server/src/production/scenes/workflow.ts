// A scenes video: plan and speak, film the shots, join what is not one film yet, and publish.
import type { ScenesRequest } from '@greenroom/contract/videos';
import type { Workbench } from '@greenroom/engine-kit/step-context';
import type { Workflow } from '../../jobs/workflow.ts';
import type { VideoOrder } from '../video/video-orders.ts';
import type { SceneFilmProduction, StoredClip } from './scene-films.ts';

export const scenes = (films: SceneFilmProduction): Workflow<VideoOrder<ScenesRequest>> => ({
  kind: 'scenes',

  async run(run, order) {
    // Phases are entered inside a step, so that a takeover does not show an earlier one again.
    const [plan, speech] = await Promise.all([
      run.step('plan', async (bench) => {
        await run.phase('generating');
        return films.plan(run, order, bench);
      }),
      run.step('speech', (bench) => films.speak(run, order, bench), { share: [0, 0.1] }),
    ]);

    const film = async () => {
      const shots = await run.step('shots', (bench) => films.shots(order, plan, speech, bench));
      const clips: StoredClip[] = [];
      const portions = films.portions(shots);
      for (const [index, portion] of portions.entries()) {
        const share = [0.1 + (0.8 * index) / portions.length, 0.1 + (0.8 * (index + 1)) / portions.length] as const;
        const shoot = (bench: Workbench) => films.film(run, order, plan, { shots: portion, speech }, bench);
        clips.push(await run.step(`clip_${index + 1}`, shoot, { share }));
      }
      return { shots, clips };
    };
    // The sound's own file needs one core for a moment: it and the subtitles are made beside the picture.
    const [published, { shots, clips }] = await Promise.all([
      run.step('audio', (bench) => films.publish(run, speech, bench)),
      film(),
    ]);

    const video = await run.step('finalize', async (bench) => {
      await run.phase('finalizing');
      return films.join(run, clips, speech, bench);
    });
    await films.keep(run, order, { shots, clips, speech, published, video });
  },
});
