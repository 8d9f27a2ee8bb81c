// Colours of leaves by season.
import type { Rgb } from '../../paint/colour.ts';
import type { SceneBuild } from './build.ts';

/** Colours for leaf textures in a season. */
export const foliage = (season: SceneBuild['plan']['season']): readonly Rgb[] =>
  ({
    spring: [
      [126, 160, 78],
      [150, 180, 96],
      [96, 136, 70],
      [236, 190, 200],
    ] as const,
    summer: [
      [78, 118, 58],
      [104, 142, 70],
      [58, 96, 54],
      [128, 156, 84],
    ] as const,
    autumn: [
      [176, 112, 60],
      [194, 148, 78],
      [140, 84, 54],
      [122, 118, 66],
    ] as const,
    winter: [
      [206, 212, 220],
      [234, 238, 244],
      [150, 154, 156],
      [112, 120, 116],
    ] as const,
  })[season];
