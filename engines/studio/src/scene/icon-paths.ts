// The paths of Phosphor icons in two tones.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Path2D } from '@napi-rs/canvas';

export interface IconPath {
  outline: Path2D;
  /** The larger of both tones, inside the lines. */
  isArea: boolean;
}

/** The side of the square in which the icons of the set are drawn. */
export const ICON_UNITS = 256;

let set: { icons: Record<string, { body: string }> } | undefined;

/** The tooth has a cross for its grooves, which says that it must go. The lines continue where its path ends. */
const CROSS_OF_TOOTH = /M171 71\.42[^Z]*?m53 8\.33(?=c)/;

/** The set is one file of some megabytes, which most films do not need. */
export const iconPaths = (name: string): IconPath[] => {
  set ??= JSON.parse(readFileSync(fileURLToPath(import.meta.resolve('@iconify-json/ph/icons.json')), 'utf8'));
  const { body } = set!.icons[`${name}-duotone`]!;
  return Array.from(body.matchAll(/<path ([^>]*)\/>/g), ([, attributes = '']) => ({
    outline: new Path2D(/\bd="([^"]+)"/.exec(attributes)![1]!.replace(CROSS_OF_TOOTH, 'M224 79.75')),
    isArea: attributes.includes('opacity='),
  }));
};
