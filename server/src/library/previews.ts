// Previews of assets: small WebP pictures, stored as sidecars.
import type { LocalFile, StepContext } from '@greenroom/engine-kit/step-context';
import { makePreviews, type PreviewSize } from '../media/make-previews.ts';
import type { AssetUrls } from './asset-urls.ts';
import { type Sidecars, sidecarPath } from './assets.ts';
import type { Objects } from './objects.ts';

export const previewExtensions = { small: 'small.webp', large: 'large.webp' } as const satisfies Record<
  PreviewSize,
  string
>;
/** The extension of a presenter's face beside its reference sheet. */
export const PORTRAIT = 'portrait.webp';

/** Of a PNG or an MP4. Empty if it cannot be read: an asset is not refused because it has no previews. */
export async function storePreviews(
  objects: Objects,
  job: string,
  file: LocalFile,
  ctx: Pick<StepContext, 'dir' | 'runTask' | 'signal' | 'log'>,
): Promise<Sidecars> {
  const made = await tryPreviews(file, ctx);
  if (!made) return {};
  const [small, large] = await Promise.all([objects.put(job, made.small), objects.put(job, made.large)]);
  return { [previewExtensions.small]: small, [previewExtensions.large]: large };
}

/** The previews of a presenter's reference sheet, and its face. */
export async function storePresenterPreviews(
  objects: Objects,
  job: string,
  { sheet, portrait }: { sheet: LocalFile; portrait: LocalFile },
  ctx: Pick<StepContext, 'dir' | 'runTask' | 'signal' | 'log'>,
): Promise<Sidecars> {
  const [previews, face] = await Promise.all([storePreviews(objects, job, sheet, ctx), tryPreviews(portrait, ctx)]);
  return face ? { ...previews, [PORTRAIT]: await objects.put(job, face.small) } : previews;
}

async function tryPreviews(
  file: LocalFile,
  ctx: Pick<StepContext, 'dir' | 'runTask' | 'signal' | 'log'>,
): Promise<Record<PreviewSize, LocalFile> | undefined> {
  try {
    return await makePreviews(file, ctx);
  } catch (error) {
    ctx.signal.throwIfAborted();
    ctx.log.warn({ err: error }, 'an asset has no previews');
    return undefined;
  }
}

/** Null for an asset without previews. */
export const previewUrls = (
  { path, sidecars }: { path: string; sidecars: Sidecars },
  assetUrls: AssetUrls,
): { small_url: string; large_url: string } | null =>
  previewExtensions.small in sidecars
    ? {
        small_url: assetUrls.of(sidecarPath(path, previewExtensions.small)),
        large_url: assetUrls.of(sidecarPath(path, previewExtensions.large)),
      }
    : null;

/** `sheetPath`: the path of the presenter's reference sheet. Not found if the portrait could not be read. */
export const portraitUrl = (sheetPath: string, assetUrls: AssetUrls): string =>
  assetUrls.of(sidecarPath(sheetPath, PORTRAIT));

/** Null if the presenter of the sheet is erased, or its portrait could not be read. */
export const findPortraitUrl = (
  { path, sidecars }: { path: string; sidecars: Sidecars },
  assetUrls: AssetUrls,
): string | null => (PORTRAIT in sidecars ? portraitUrl(path, assetUrls) : null);
