// Tells which parts of a scene's description a first frame does not show.
import { planPlace } from '../places/plan-place.ts';

/** Things that people do with their hands: presenters are drawn without them. */
const actions =
  /\b(?:holding|carrying|drinking|eating|reading|riding|driving|playing|typing|pointing)\b[\p{L}\p{N}'’ -]{0,40}(?![\p{L}\p{N}])/giu;

/**
 * Sentences about the missing parts; empty if there are none.
 * @param keepsBackground whether the presenter's photo was not put into another place
 */
export const sceneWarnings = (scene: string, keepsBackground: boolean): string[] => {
  if (scene.trim() === '') return [];
  const missing = [...scene.matchAll(actions)].slice(0, 3).map(([action]) => action.trim());
  const { kind } = planPlace({ words: scene, seed: '', avoid: [] });
  return [
    ...(keepsBackground
      ? ['The photo of the presenter keeps its own background.']
      : kind === 'abstract'
        ? ['No known place was found in the description: the background is neutral.']
        : []),
    ...(missing.length > 0 ? [`Not drawn: ${missing.join(', ')}.`] : []),
  ];
};
