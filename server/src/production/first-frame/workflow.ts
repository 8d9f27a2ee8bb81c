// The first-frame workflow: draw the character in the described scene, then publish and charge the image.
import type { FirstFrameCreated } from '@greenroom/contract/first-frames';
import type { CallEngines } from '../../engines/call-engines.ts';
import type { Engines } from '../../engines/engines.ts';
import type { Workflow } from '../../jobs/workflow.ts';
import type { AssetUrls } from '../../library/asset-urls.ts';
import { publishAsset } from '../../library/assets.ts';
import { excerptOf } from '../../library/excerpt.ts';
import type { Objects } from '../../library/objects.ts';
import { storeResponseOfJob } from '../../orders/idempotency-keys.ts';
import { settleOrder } from '../../orders/orders.ts';
import { type SigningDeps, signFinal } from '../content-credentials.ts';
import { watermarkPictures } from '../watermark.ts';
import { drawFirstFrame, firstFrameAsset } from './first-frame.ts';
import type { FirstFrameOrder } from './order.ts';

interface Deps {
  engines: Engines;
  callEngines: CallEngines;
  objects: Objects;
  assetUrls: AssetUrls;
  signing: SigningDeps['signing'];
}

export const firstFrameWorkflow = (deps: Deps): Workflow<FirstFrameOrder> => ({
  kind: 'first_frame',
  async run(run, { request, character, watermark }) {
    const scene = { member: 'scene_description' as const, text: request.scene_description };
    const frame = await run.step('draw', (ctx) => drawFirstFrame(deps, { job: run.job, character, scene }, ctx));
    const [shown = frame.image] = watermark ? await watermarkPictures(deps, run, [frame.image]) : [];
    const [image] = await signFinal(deps, run, [shown]);
    await run.finish(async (tx) => {
      const published = { ...frame, image };
      const asset = await publishAsset(tx, run.client, firstFrameAsset(published, excerptOf(scene.text), character.id));
      const response: FirstFrameCreated = {
        image_url: deps.assetUrls.of(asset.path),
        asset_id: asset.id,
        credits_charged: await settleOrder(tx, run.job),
        ...(frame.warnings && { warnings: [...frame.warnings] }),
      };
      await storeResponseOfJob(tx, run.job, response);
      return response;
    });
  },
});
