// Selects a library voice among those that the engine offers.
import type { Gender } from '@greenroom/engine-kit/ports/engine-data';
import type { VoiceLibraryPort } from '@greenroom/engine-kit/ports/voice-library';
import type { StepContext } from '@greenroom/engine-kit/step-context';
import { languageCode } from '@greenroom/engine-kit/text/languages';

/**
 * A number beyond the offered voices starts again with the first: at a provider each further voice may take a place of the operator's
 * plan, for any number that a client names.
 */
export function selectVoice(
  library: VoiceLibraryPort,
  { language, gender, variant }: { language: string; gender: Gender; variant: number },
  ctx: StepContext,
): ReturnType<VoiceLibraryPort['select']> {
  const offered = library.variants?.(languageCode(language) ?? language, gender);
  return library.select({ language, gender, variant: offered === undefined ? variant : variant % offered }, ctx);
}
