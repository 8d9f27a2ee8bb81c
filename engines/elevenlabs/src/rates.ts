// The list prices of ElevenLabs, in US dollars.
import type { Rate } from '@greenroom/engine-kit/usage';

/** The name under which the usage of forced alignment is recorded; it has no model. */
export const ALIGNMENT_MODEL = 'forced_alignment';
export const TRANSCRIPTION_MODEL = 'scribe_v2';

/** The day on which the sources below were read. */
const asOf = '2026-11-23';

const perThousandCharacters = (model: string, usd: number): Rate => ({
  model,
  unit: 'character',
  usd: usd / 1000,
  asOf,
});
const perHour = (model: string, usd: number): Rate => ({ model, unit: 'second', usd: usd / 3600, asOf });

/**
 * https://elevenlabs.io/pricing/api was not readable here. These are the prices of resellers that state ElevenLabs' own (Vercel AI
 * Gateway, inference.sh, muapi.ai, October and November 2026), and for recordings those of developer.puter.com (June 2026). Until
 * summer 2026, speech cost 25 % more. Forced alignment costs as much as speech to text
 * (https://elevenlabs.io/docs/overview/capabilities/forced-alignment). Operators with a contract set `ENGINE_RATES`.
 */
export const RATES: readonly Rate[] = [
  perThousandCharacters('eleven_multilingual_v2', 0.08),
  perThousandCharacters('eleven_flash_v2_5', 0.04),
  perThousandCharacters('eleven_v3', 0.08),
  perThousandCharacters('eleven_v4', 0.08),
  perHour(TRANSCRIPTION_MODEL, 0.22),
  perHour(ALIGNMENT_MODEL, 0.22),
];
