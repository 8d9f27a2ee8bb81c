// The engines of a scenes video: each shot is rendered by the first one that can show its subject.
import type { SceneClipPort } from '@greenroom/engine-kit/ports/scene-clip';
import type { Engines, EngineWith } from '../../engines/engines.ts';
import { SPEAKING_SHOTS } from '../../engines/speaking-shots.ts';
import type { Shot } from './shot-list.ts';

type SceneEngine = EngineWith<'sceneClip'>;

/** What all engines together can show. The shots of one engine must not differ in length from those of another. */
export function combinedSceneClip(
  engines: Engines,
): Pick<SceneClipPort, 'subjects' | 'maxClipMs' | 'readPlace' | 'tradePlaces'> {
  const ports = engines.candidates('sceneClip').map(({ sceneClip }) => sceneClip);
  const painter = ports.find(({ subjects }) => subjects.includes('place')) ?? ports[0]!;
  return {
    subjects: [...new Set(ports.flatMap(({ subjects }) => subjects))],
    maxClipMs: Math.min(...ports.map(({ maxClipMs }) => maxClipMs)),
    readPlace: (words) => painter.readPlace(words),
    tradePlaces: (words) => painter.tradePlaces?.(words) ?? [],
  };
}

/** Consecutive shots that one engine renders as one clip. Recorded, so that a takeover with other engines has the same clips. */
export type ClipGroup = { engine: string; shots: Shot[] };

/** As many shots in a clip as their engine renders at once. No single shot is longer than a clip may be. */
export function clipGroups(shots: readonly Shot[], engines: readonly SceneEngine[]): ClipGroup[] {
  const groups: ClipGroup[] = [];
  for (const shot of shots) {
    const { name, sceneClip } = engineFor(shot, engines);
    const last = groups.at(-1);
    const fits =
      last?.engine === name &&
      last.shots.length < sceneClip.maxShots &&
      shot.endMs - last.shots[0]!.startMs <= sceneClip.maxClipMs;
    if (fits) last.shots.push(shot);
    else groups.push({ engine: name, shots: [shot] });
  }
  return groups;
}

const engineFor = (shot: Shot, engines: readonly SceneEngine[]): SceneEngine => {
  const engine = engines.find((candidate) => canShow(candidate, shot));
  if (!engine) throw new Error(`No engine renders shots of a ${shot.subject}.`);
  return engine;
};

/** A talking head always speaks. */
const canShow = ({ name, sceneClip }: SceneEngine, { subject, speaks }: Shot): boolean =>
  sceneClip.subjects.includes(subject) && (speaks || name !== SPEAKING_SHOTS);

/** The engine of a group first, then those after it that can render the same shots as one clip; without it, all that can. */
export function enginesForGroup({ engine: name, shots }: ClipGroup, engines: readonly SceneEngine[]): SceneEngine[] {
  const lengthMs = shots.at(-1)!.endMs - shots[0]!.startMs;
  const canRender = (engine: SceneEngine): boolean =>
    engine.name !== SPEAKING_SHOTS &&
    shots.length <= engine.sceneClip.maxShots &&
    lengthMs <= engine.sceneClip.maxClipMs &&
    shots.every((shot) => canShow(engine, shot));
  const from = engines.findIndex((engine) => engine.name === name);
  return engines.slice(Math.max(from, 0)).filter(canRender);
}

/** Renders all groups, those of each engine as many at once as it allows. Results are in the order of the groups. */
export async function renderGroups<T>(
  groups: readonly ClipGroup[],
  engines: readonly SceneEngine[],
  render: (group: ClipGroup, index: number) => Promise<T>,
): Promise<T[]> {
  const results: T[] = [];
  const renderAllOf = async (name: string): Promise<void> => {
    const own = groups.map((_, index) => index).filter((index) => groups[index]!.engine === name);
    const engine = engines.find((other) => other.name === name);
    const renderNext = async (): Promise<void> => {
      for (let index = own.shift(); index !== undefined; index = own.shift())
        results[index] = await render(groups[index]!, index);
    };
    const count = Math.min(own.length, engine?.sceneClip.maxConcurrentClips ?? 1);
    await Promise.all(Array.from({ length: count }, renderNext));
  };
  await Promise.all([...new Set(groups.map(({ engine }) => engine))].map(renderAllOf));
  return results;
}
