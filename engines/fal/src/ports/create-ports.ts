// Creates the ports, each with its default model or with one that the operator chose.
import type { CreatedEngine } from '@greenroom/engine-kit/engine';
import type { PortName, Ports } from '@greenroom/engine-kit/ports/ports';
import type { Connection } from '../client/connection.ts';
import { imageModels } from '../models/image-models.ts';
import { lipsyncModels } from '../models/lipsync-models.ts';
import { sceneModels } from '../models/scene-models.ts';
import { talkingHeadModels } from '../models/talking-head-models.ts';
import { characterSheetPort } from './character-sheet.ts';
import { firstFramePort } from './first-frame.ts';
import { lipsyncPort } from './lipsync.ts';
import { sceneClipPort } from './scene-clip.ts';
import { talkingHeadPort } from './talking-head.ts';

/** The models of one port, the default first, and the port with one of them. */
interface Choice<Port> {
  names: readonly string[];
  port(model: string): Port | undefined;
}

type Choices = { readonly [P in PortName]?: Choice<Ports[P]> };

export function createPorts(connection: Connection): Required<Pick<CreatedEngine, 'models' | 'withModel'>> & Ported {
  const choice = <Model extends { readonly id: string }, Port>(
    models: readonly Model[],
    create: (model: Model, connection: Connection) => Port,
  ) => ({
    names: models.map(({ id }) => id),
    port(name: string): Port | undefined {
      const model = models.find(({ id }) => id === name);
      return model && create(model, connection);
    },
    default: create(models[0]!, connection),
  });
  const characterSheet = choice(imageModels, characterSheetPort);
  const firstFrame = choice(imageModels, firstFramePort);
  const talkingHead = choice(talkingHeadModels, talkingHeadPort);
  const lipsync = choice(lipsyncModels, lipsyncPort);
  const sceneClip = choice(sceneModels, sceneClipPort);
  const choices: Choices = { characterSheet, firstFrame, talkingHead, lipsync, sceneClip };
  return {
    characterSheet: characterSheet.default,
    firstFrame: firstFrame.default,
    talkingHead: talkingHead.default,
    lipsync: lipsync.default,
    sceneClip: sceneClip.default,
    models: Object.fromEntries(Object.entries(choices).map(([port, { names }]) => [port, names])),
    withModel: (port, model) => choices[port]?.port(model),
  };
}

type Ported = Pick<Ports, 'characterSheet' | 'firstFrame' | 'talkingHead' | 'lipsync' | 'sceneClip'>;
