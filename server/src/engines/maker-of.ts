// Finds the engine that created stored data, because no other engine can read it.
import { Problem } from '../kernel/problem.ts';
import { type Engines, type EngineWith, withPort } from './engines.ts';

const CAPABILITIES = {
  speech: 'speak',
  firstFrame: 'draw first frames',
  talkingHead: 'render talking heads',
  sceneClip: 'render scenes',
} as const;

const KINDS = { voice_id: 'voice', character_id: 'character' } as const;

/** Throws 400 naming the member if the engine is not installed or lacks the port. */
export function makerOf<P extends keyof typeof CAPABILITIES>(
  engines: Engines,
  { engine: name }: { engine: string },
  port: P,
  member: 'voice_id' | 'character_id',
): EngineWith<P> {
  const engine = engines.byName(name);
  if (!engine) {
    throw new Problem(
      'invalid_request',
      `${member}: The engine that created this ${KINDS[member]} (${name}) is not installed. Create the ${KINDS[member]} again.`,
    );
  }
  const capable = withPort(engine, port);
  if (!capable) {
    throw new Problem(
      'invalid_request',
      `${member}: The engine that created this ${KINDS[member]} (${name}) cannot ${CAPABILITIES[port]}. Use another ${KINDS[member]}.`,
    );
  }
  return capable;
}
