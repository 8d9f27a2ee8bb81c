// The data of a voice that a job stores when it is ordered, so that deleting the voice does not affect the job.
import type { StoredEngineData } from '../../library/engine-data.ts';
import type { getVoice, VoiceKind } from '../../library/voices.ts';

export type VoiceSnapshot = { id: string; kind: VoiceKind; language: string | null; voice: StoredEngineData };

export const voiceSnapshotOf = ({
  id,
  kind,
  language,
  engineData,
}: Awaited<ReturnType<typeof getVoice>>): VoiceSnapshot => ({ id, kind, language, voice: engineData });
