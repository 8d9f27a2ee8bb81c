// The voice library port: stock voices by language and gender.
import type { VoiceLibraryPort } from '@greenroom/engine-kit/ports/voice-library';
import { languageCode } from '@greenroom/engine-kit/text/languages';
import type { Server } from './servers.ts';
import type { FindSoftware } from './software.ts';
import { KOKORO_LANGUAGE_CODES, kokoroVoiceMap, OPENAI_VOICE_MAP } from './stock-voices.ts';
import { chooseVoice, type VoiceMap, voicesOf } from './voice-map.ts';

export interface VoiceLibraryDeps {
  server: Server;
  findSoftware: FindSoftware;
  /** The operator's voices, if any. */
  voices: VoiceMap | undefined;
}

/**
 * Without the operator's voices, a server that is not OpenAI has the languages of Kokoro, the only other voices whose ids tell language
 * and gender. A server that lists no voices is expected to know those of OpenAI.
 */
export function createVoiceLibrary({ server, findSoftware, voices }: VoiceLibraryDeps): VoiceLibraryPort {
  const fixed = voices ?? (server.isOpenAi ? OPENAI_VOICE_MAP : undefined);
  return {
    languages: fixed ? [...fixed.keys()] : KOKORO_LANGUAGE_CODES,

    variants: (language, gender) => (fixed ? voicesOf(fixed, language, gender).length : 1),

    async select({ language, gender, variant }, ctx) {
      const code = languageCode(language);
      if (code === undefined) return undefined;
      const map = fixed ?? (await findMap());
      const voice = map && chooseVoice(map, { language: code, gender, variant });
      return voice === undefined ? undefined : { voice: { json: { voice }, files: {} }, language: code };

      async function findMap(): Promise<VoiceMap | undefined> {
        const { software, voices: listed } = await findSoftware(ctx);
        if (software === 'other' && listed.length === 0) return OPENAI_VOICE_MAP;
        const known = kokoroVoiceMap(listed);
        if (!known) ctx.log.warn({ software }, 'The voices of the speech server are not known. Set OPENAI_VOICES.');
        return known;
      }
    },
  };
}
