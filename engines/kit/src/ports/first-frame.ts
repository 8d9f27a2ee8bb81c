// The first frame port: draws a vertical still of a presenter in a described scene.
import type { LocalFile, StepContext } from '../step-context.ts';
import type { EngineData } from './engine-data.ts';
import type { Presenter } from './presenter.ts';

export interface FirstFrameRequest {
  presenter: Presenter;
  /** What the image should show, in the client's words. */
  scene: string;
}

export interface FirstFrame {
  /** PNG of 720×1280 pixels from `draw`; from a talking head, of the size of its video. */
  image: LocalFile;
  /** What the same engine needs to animate exactly this image. */
  recipe: EngineData;
  /** Sentences about parts of the scene that the image does not show. Missing if the engine does not know. */
  warnings?: readonly string[];
}

export interface FirstFramePort {
  /** Whether drawing costs the operator nothing and takes a few seconds. If so, the dashboard shows scenes while they are described. Default: false. */
  readonly isFree?: boolean;
  /**
   * Draws a first frame. The same request draws the same image.
   *
   * @throws {EngineError} `rejected` if the scene cannot be used.
   */
  draw(request: FirstFrameRequest, ctx: StepContext): Promise<FirstFrame>;
}
