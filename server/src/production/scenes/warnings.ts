// Warnings about what a scenes video could not show.
import type { UnshownWords } from '@greenroom/engine-kit/ports/scene-clip';
import type { Shot } from './shot-list.ts';

/** Returns one warning for each element without a shot, and for each part of a caption that no font can draw. */
export const sceneWarnings = (
  elementCount: number,
  shots: readonly Pick<Shot, 'element'>[],
  clips: readonly { readonly unshown: readonly UnshownWords[] }[],
): string[] => {
  const shown = new Set(shots.map((shot) => shot.element));
  const unshown = [...Array(elementCount).keys()].filter((index) => !shown.has(index));
  const incomplete = clips.flatMap((clip) =>
    clip.unshown.map(
      ({ element, words }) =>
        `scene_elements[${element}].caption is shown without "${words}": no installed font can draw it.`,
    ),
  );
  return [
    ...unshown.map((index) => `scene_elements[${index}] was not shown: the script has too few scenes.`),
    ...new Set(incomplete),
  ];
};
