// Words without meaning of their own, in any of the languages that the service knows.
import { UNSTRESSED } from '@greenroom/engine-kit/text/unstressed-words';

const unstressedWords = new Set(Object.values(UNSTRESSED).flatMap((words) => [...words]));

export const isUnstressed = (word: string): boolean => unstressedWords.has(word.toLowerCase());
