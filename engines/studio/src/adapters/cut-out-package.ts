// The optional package that cuts people out of photos: AGPL, installed by an operator or not at all.
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const NAME = '@imgly/background-removal-node';

/** The part of it that is used. */
interface CutOutPackage {
  /** Answers as many bytes as it was given: RGBA, with the person's cover as the fourth. */
  removeBackground(
    picture: Blob,
    config: {
      /** Where its models are, as an address that ends with a slash. */
      publicPath: string;
      model: 'medium';
      output: { format: 'image/x-rgba8'; quality: number };
    },
  ): Promise<Blob>;
}

/** Its folder, beside Greenroom's own packages or in a `node_modules` of a folder above; undefined where it is not installed. */
export const cutOutFolder = (): string | undefined => {
  try {
    const found = findPackageJSON(NAME, import.meta.url);
    return found && dirname(found);
  } catch {
    return undefined;
  }
};

/**
 * How much of each pixel is the person's, 0 to 1.
 * @param folder from `cutOutFolder`
 */
export const coverByPackage = async (
  folder: string,
  { width, height, rgba }: { width: number; height: number; rgba: Uint8ClampedArray },
): Promise<Float32Array> => {
  const { removeBackground } = (await import(NAME)) as CutOutPackage;
  const picture = new Blob([new Uint8Array(rgba)], { type: `image/x-rgba8;width=${width};height=${height}` });
  const answer = await removeBackground(picture, {
    publicPath: `${pathToFileURL(join(folder, 'dist')).href}/`,
    model: 'medium',
    output: { format: 'image/x-rgba8', quality: 1 },
  });
  const covered = new Uint8Array(await answer.arrayBuffer());
  return Float32Array.from({ length: width * height }, (_, i) => covered[i * 4 + 3]! / 255);
};
