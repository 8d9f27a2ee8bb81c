// Words without a meaning of their own, in several languages at once.
import { UNSTRESSED } from '@greenroom/engine-kit/text/unstressed-words';

const unstressed = new Set(Object.values(UNSTRESSED).flatMap((words) => [...words]));

export const isUnstressed = (word: string): boolean => unstressed.has(word.toLowerCase());
