// The ports for which the operator has provided a graph.
import type { Ports } from '@greenroom/engine-kit/ports/ports';
import type { Graphs } from '../graphs/load-graphs.ts';
import { createCharacterSheet } from './character-sheet.ts';
import { createFirstFrame } from './first-frame.ts';
import { createLipsync } from './lipsync.ts';
import { createSceneClip } from './scene-clip.ts';
import { createTalkingHead } from './talking-head.ts';

/** Creates the ports. `url` is the base URL of ComfyUI. */
export function createPorts(url: string, graphs: Graphs): Partial<Ports> {
  const { first_frame, talking_head, lipsync, scene_clip, character_sheet, character_sheet_from_photo } = graphs;
  return {
    ...(first_frame && { firstFrame: createFirstFrame(url, first_frame) }),
    ...(talking_head && { talkingHead: createTalkingHead(url, talking_head) }),
    ...(lipsync && { lipsync: createLipsync(url, lipsync) }),
    ...(scene_clip && { sceneClip: createSceneClip(url, scene_clip) }),
    ...(character_sheet &&
      character_sheet_from_photo && {
        characterSheet: createCharacterSheet(url, {
          described: character_sheet,
          fromPhoto: character_sheet_from_photo,
        }),
      }),
  };
}
