// The engine that made something goes on with it: nobody else can read what it stored.
import { Problem } from '../kernel/problem.ts';
import { type Engines, type EngineWith, withPort } from './engines.ts';

const WORK = {
  speech: 'speak',
  firstFrame: 'draw first frames',
  talkingHead: 'render talking heads',
  sceneClip: 'film scenes',
} as const;

/** Throws 400 naming the member where the engine that made it is not installed, or lacks the port. */
export function makerOf<P extends keyof typeof WORK>(
  engines: Engines,
  { engine: name }: { engine: string },
  port: P,
  member: 'voice_id' | 'character_id',
): EngineWith<P> {
  const engine = engines.byName(name);
  if (!engine) {
    throw new Problem('invalid_request', `${member}: The engine that created it (${name}) is not installed.`);
  }
  const capable = withPort(engine, port);
  if (!capable) {
    throw new Problem('invalid_request', `${member}: The engine that created it (${name}) cannot ${WORK[port]}.`);
  }
  return capable;
}
