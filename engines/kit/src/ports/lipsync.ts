// The lipsync port: a clip and a speech in, the same clip with a mouth that speaks it out.
import type { LocalFile, StepContext } from '../step-context.ts';

export interface LipsyncPort {
  sync(request: { clip: LocalFile; speech: LocalFile }, ctx: StepContext): Promise<LocalFile>;
}
