// The pictures of a draft that has not been ordered, for previews of its scenes.
import type { ScenesRequest } from '@greenroom/contract/videos';
import type { SceneElement } from '@greenroom/engine-kit/ports/scene-clip';
import type { Inputs } from '../../inputs/inputs.ts';
import { Problem } from '../../kernel/problem.ts';
import type { ServiceStepContext } from '../../tasks/service-step-context.ts';

/** Throws 422 naming the element whose picture cannot be used. */
export async function openDraftElements(
  inputs: Pick<Inputs, 'pictures'>,
  client: string,
  { scene_elements: list }: ScenesRequest,
  ctx: ServiceStepContext,
): Promise<SceneElement[]> {
  const urls = list.map(({ url }) => url);
  const pictures = await inputs.pictures(urls, { client, ctx, transparency: true });
  return pictures.map((picture, index) => {
    const { role, caption } = list[index]!;
    if ('file' in picture) return { file: picture.file, role: role ?? 'prop', caption };
    throw new Problem('unusable_media', `scene_elements[${index}].url cannot be used: ${picture.reason}`);
  });
}
