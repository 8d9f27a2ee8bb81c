// The engines that can speak a voice: its own, and those that can take its place.
import { languageCode } from '@greenroom/engine-kit/text/languages';
import { type Engines, type EngineWith, withPort } from '../../engines/engines.ts';
import { Problem } from '../../kernel/problem.ts';
import type { VoiceSnapshot } from './snapshot.ts';

/** What decides which engine can speak a voice. */
export type SpokenVoice = Pick<VoiceSnapshot, 'kind' | 'language' | 'voice' | 'samples' | 'copies' | 'isTransferable'>;

/**
 * The voice's own engine comes first while it is set up, so that the voice sounds the same; the others are its fallbacks. Throws 400
 * naming `voice_id` if there is none.
 */
export function speakersOf(engines: Engines, voice: SpokenVoice): EngineWith<'speech'>[] {
  const chosen = engines.candidates('speech');
  const maker = voice.voice.engine;
  const own = chosen.find(({ name }) => name === maker) ?? withPort(engines.byName(maker), 'speech');
  const others = chosen.filter((engine) => engine.name !== maker && canTakeOver(engine, voice));
  const speakers = [...(own ? [own] : []), ...others];
  if (speakers.length > 0) return speakers;
  throw new Problem(
    'invalid_request',
    `voice_id: The engine that created this voice (${maker}) is not set up. ${hintFor(voice)}`,
  );
}

const canTakeOver = (
  { name, voiceLibrary, voiceClone }: EngineWith<'speech'>,
  { kind, language, samples, copies, isTransferable }: SpokenVoice,
): boolean => {
  if (copies[name]) return true;
  if (kind === 'cloned') return voiceClone !== undefined && samples.length > 0 && isTransferable;
  const code = language === null ? undefined : languageCode(language);
  return code !== undefined && voiceLibrary?.languages.includes(code) === true;
};

function hintFor({ kind, isTransferable }: SpokenVoice): string {
  if (kind === 'library') return 'No other engine has a voice for its language. Create the voice again.';
  if (!isTransferable) return 'The consent to this voice does not cover another engine. Clone the voice again.';
  return 'No other engine can clone it. Create the voice again.';
}
