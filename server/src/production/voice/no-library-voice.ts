// The error for a language without a library voice.
import { Problem } from '../../kernel/problem.ts';

/** 404. `language`: as the client wrote it, or its name. */
export const noLibraryVoice = (language: string) =>
  new Problem('not_found', `The library has no voice for ${language}. Choose another language or clone a voice.`);
