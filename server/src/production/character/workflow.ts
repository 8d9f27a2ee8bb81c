// The character workflow: draw the reference sheet, then publish and charge it.
import type { CharacterCreated } from '@greenroom/contract/characters';
import type { Workflow } from '../../jobs/workflow.ts';
import { uuidv7 } from '../../kernel/ids.ts';
import type { AssetUrls } from '../../library/asset-urls.ts';
import { publishAsset } from '../../library/assets.ts';
import { addCharacter } from '../../library/characters.ts';
import { consumeSource } from '../../library/clone-source.ts';
import { recordFreePresenter } from '../../library/free-presenter.ts';
import { storeResponseOfJob } from '../../orders/idempotency-keys.ts';
import { settleOrder } from '../../orders/orders.ts';
import { type SigningDeps, signFinal } from '../content-credentials.ts';
import { characterDrawing, type DrawCharacterDeps } from './draw-character.ts';
import type { CharacterOrder } from './order.ts';

export const characterWorkflow = (
  deps: DrawCharacterDeps & SigningDeps & { assetUrls: AssetUrls },
): Workflow<CharacterOrder> => {
  const drawCharacter = characterDrawing(deps);
  return {
    kind: 'character',
    async run(run, { source, stock, ...request }) {
      const { sheet, portrait, previews, sheetText, likeness, engine } = await run.step('draw', (ctx) =>
        drawCharacter(run, { request, only: stock?.engine }, ctx),
      );
      const { width, height, ...unsigned } = sheet;
      const [object] = await signFinal(deps, run, [unsigned]);
      await run.finish(async (tx) => {
        const id = uuidv7();
        const { name, mode } = request;
        const asset = await publishAsset(tx, run.client, {
          kind: 'character_sheet',
          name,
          object,
          sidecars: previews,
          characterId: id,
          metadata: { width, height, codec: 'png', engine },
        });
        const pictures = { portrait, sheet: object.key };
        const drawn = { sheetPath: asset.path, sheetText, likeness, pictures };
        // Orders of versions before have a stock presenter without an id.
        await addCharacter(tx, run.client, { id, name, mode, stock: stock && { id: stock.id ?? null }, ...drawn });
        if (stock?.free) await recordFreePresenter(tx, run.client);
        if (source) await consumeSource(tx, run.client, { kind: 'character', id, name }, source);
        const response: CharacterCreated = {
          character_id: id,
          name,
          mode,
          sheet_image_url: deps.assetUrls.of(asset.path),
          character_sheet_text: sheetText,
          asset_id: asset.id,
          credits_charged: await settleOrder(tx, run.job),
        };
        await storeResponseOfJob(tx, run.job, response);
        return response;
      });
    },
  };
};
