// The first-frame port: a presenter and a described scene in, one vertical still out.
import type { LocalFile, StepContext } from '../step-context.ts';
import type { EngineData } from './engine-data.ts';

export interface FirstFrameRequest {
  likeness: EngineData;
  /** What the image should show. */
  scene: string;
}

export interface FirstFrame {
  /** PNG, 720×1280 unless a film brings its own size. */
  image: LocalFile;
  /** Private: what the same engine needs to animate exactly this picture (person, place, layers, mouth). */
  recipe: EngineData;
}

export interface FirstFramePort {
  draw(request: FirstFrameRequest, ctx: StepContext): Promise<FirstFrame>;
}
