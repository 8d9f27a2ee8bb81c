// The optional package that cuts people out of photos: AGPL, installed by an operator or not at all.
import { findPackageJSON } from 'node:module';

export const CUT_OUT_PACKAGE = '@imgly/background-removal-node';

/** The part of it that is used. */
export interface CutOutPackage {
  /** Answers as many bytes as it was given: RGBA, with the person's cover as the fourth. */
  removeBackground(
    picture: Blob,
    config: { model: 'medium'; output: { format: 'image/x-rgba8'; quality: number } },
  ): Promise<Blob>;
}

/** Whether it is installed beside Greenroom, or in a `node_modules` of a folder above. */
export const canCutOut = (): boolean => {
  try {
    return findPackageJSON(CUT_OUT_PACKAGE, import.meta.url) !== undefined;
  } catch {
    return false;
  }
};
