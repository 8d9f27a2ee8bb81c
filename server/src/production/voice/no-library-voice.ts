// The error for a language without a stock voice.
import { Problem } from '../../kernel/problem.ts';

/** 404. `language`: as the client wrote it, or its name. */
export const noLibraryVoice = (language: string) =>
  new Problem('not_found', `There is no stock voice for ${language}. Choose another language or clone a voice.`);
