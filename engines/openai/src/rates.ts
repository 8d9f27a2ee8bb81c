// OpenAI's prices, as of the given days. Servers of the operator are not counted.
import type { Rate } from '@greenroom/engine-kit/usage';

const PER_MINUTE = 60;

export const RATES: readonly Rate[] = [
  // $15 and $30 for a million characters.
  { model: 'tts-1', unit: 'character', usd: 0.000_015, asOf: '2026-11-23' },
  { model: 'tts-1-hd', unit: 'character', usd: 0.000_03, asOf: '2026-11-23' },
  { model: 'gpt-4o-mini-tts', unit: 'second', usd: 0.015 / PER_MINUTE, asOf: '2026-11-23' },
  { model: 'whisper-1', unit: 'second', usd: 0.006 / PER_MINUTE, asOf: '2026-11-23' },
  { model: 'gpt-transcribe', unit: 'second', usd: 0.0045 / PER_MINUTE, asOf: '2026-11-23' },
  // Billed by tokens: about this for 1024×1536 with two reference pictures, in the quality that is asked for.
  { model: 'gpt-image-2.6-flare', unit: 'image', usd: 0.11, asOf: '2026-11-23' },
  { model: 'gpt-image-2.6-sunburst', unit: 'image', usd: 0.11, asOf: '2026-11-23' },
  { model: 'gpt-image-2', unit: 'image', usd: 0.08, asOf: '2026-11-23' },
];
