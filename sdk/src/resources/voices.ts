// Methods for voices.
import type { Deleted } from '@greenroom/contract/deleted';
import type { NewVoice, VoiceCreated, VoiceList } from '@greenroom/contract/voices';
import type { CallOptions, Http, PostOptions } from '../http.ts';

export const voices = (http: Http) => ({
  /** Clones a voice from samples (30 credits) or picks a stock voice (free). */
  create: (body: NewVoice, options?: PostOptions) => http.post<VoiceCreated>('/voices', body, options),
  /** Lists voices, newest first. */
  list: (options?: CallOptions) => http.get<VoiceList>('/voices', {}, options),
  delete: (id: string, options?: CallOptions) => http.delete<Deleted>(`/voices/${encodeURIComponent(id)}`, options),
});
