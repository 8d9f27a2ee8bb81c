// The data of a voice that a job stores when it is ordered, so that deleting the voice does not affect the job.
import { isConsentStatement } from '@greenroom/contract/dashboard/consent-statements';
import type { Gender } from '@greenroom/engine-kit/ports/engine-data';
import type { StoredEngineData } from '../../library/engine-data.ts';
import type { Voice, VoiceKind } from '../../library/voices.ts';

export type VoiceSnapshot = {
  id: string;
  kind: VoiceKind;
  language: string | null;
  gender: Gender | null;
  voice: StoredEngineData;
  /** Keys of the recordings of a cloned voice. */
  samples: string[];
  /** The same voice at other engines, by their names. */
  copies: Record<string, StoredEngineData>;
  /** Whether the consent to a cloned voice covers another engine. */
  isTransferable: boolean;
  /** The statement to which the person agreed, if it was recorded. */
  consent: string | null;
};

export const voiceSnapshotOf = ({ id, kind, language, gender, engineData, ...voice }: Voice): VoiceSnapshot => ({
  id,
  kind,
  language,
  gender,
  voice: engineData,
  samples: voice.samples,
  copies: voice.copies,
  // Without a record, the client has the consent. An older statement does not name other engines.
  isTransferable: voice.consent === null || isConsentStatement(voice.consent, 'voice'),
  consent: voice.consent,
});
