// The multipart forms of requests with recordings.

/** Members of `POST /v1/forced-alignment`. */
export type AlignmentForm = { file: Blob; text: string };

/** Members of `POST /v1/speech-to-text`. */
export type TranscriptionForm = {
  model_id: 'scribe_v2';
  file: Blob;
  language_code?: string;
  timestamps_granularity: 'word';
  tag_audio_events: 'false';
};

/** Members of `POST /v1/voices/add`. */
export type CloneForm = {
  name: string;
  files: readonly Blob[];
  remove_background_noise: 'false';
  description?: string;
};

/** Lists become repeated parts; recordings are named by their positions, which say nothing about a client. */
export function formOf(members: AlignmentForm | TranscriptionForm | CloneForm): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(members) as [string, string | Blob | readonly Blob[]][]) {
    if (typeof value === 'string') form.append(name, value);
    else for (const [i, file] of [value].flat().entries()) form.append(name, file as Blob, `recording-${i + 1}.wav`);
  }
  return form;
}
