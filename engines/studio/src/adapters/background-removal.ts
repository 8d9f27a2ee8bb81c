// The optional package that removes the background of photos. It is AGPL, so only an operator installs it.
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const NAME = '@imgly/background-removal-node';

/** The part of its API that is used. */
export interface BackgroundRemoval {
  /** Returns RGBA of the same size; alpha is the person's share of a pixel. */
  removeBackground(
    picture: Blob,
    config: {
      /** The URL of its models, with a slash at the end. */
      publicPath: string;
      model: 'medium';
      output: { format: 'image/x-rgba8'; quality: number };
    },
  ): Promise<Blob>;
}

/** The folder of the package, found as Node.js resolves packages; undefined if it is not installed. */
export const backgroundRemovalFolder = (): string | undefined => {
  try {
    const found = findPackageJSON(NAME, import.meta.url);
    return found && dirname(found);
  } catch {
    return undefined;
  }
};

export const loadBackgroundRemoval = (): Promise<BackgroundRemoval> => import(NAME);

/**
 * Returns the person's share of each pixel, 0 to 1.
 * @param folder from `backgroundRemovalFolder`
 */
export const segmentPerson = async (
  { removeBackground }: BackgroundRemoval,
  folder: string,
  { width, height, rgba }: { width: number; height: number; rgba: Uint8ClampedArray },
): Promise<Float32Array> => {
  const picture = new Blob([new Uint8Array(rgba)], { type: `image/x-rgba8;width=${width};height=${height}` });
  const result = await removeBackground(picture, {
    publicPath: `${pathToFileURL(join(folder, 'dist')).href}/`,
    model: 'medium',
    output: { format: 'image/x-rgba8', quality: 1 },
  });
  const covered = new Uint8Array(await result.arrayBuffer());
  return Float32Array.from({ length: width * height }, (_, i) => covered[i * 4 + 3]! / 255);
};
