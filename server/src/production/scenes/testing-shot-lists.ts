// The script and the request that the tests of the shot list share.
import { builtInEngines } from '../../engines/testing.ts';
import type { ShotListRequest } from './shot-list.ts';

export const engine = (await builtInEngines()).forPort('sceneClip').sceneClip;

export const scenes = [
  'We roast fresh beans, slowly and with patience.',
  'Our little shop smells of coffee all morning long. The second cup is free of charge.',
  'Every bag you buy now saves you 20%. Bring your friends along with you, and stay a while.',
  'Come by and see us soon!',
];
export const spoken = (texts: readonly string[]) =>
  texts
    .join(' ')
    .split(' ')
    .map((text, index) => ({ text, startMs: index * 400 + 50, endMs: index * 400 + 350 }));
export const request = (over: Partial<ShotListRequest> = {}): ShotListRequest => {
  const words = spoken(over.scenes ?? scenes);
  return {
    scenes,
    words,
    speechMs: words.length * 400,
    narrationMode: 'auto',
    elements: [],
    about: ['A rooftop terrace at sunset.'],
    fast: false,
    engine,
    ...over,
  };
};
export const roles = (...all: ShotListRequest['elements'][number]['role'][]) => all.map((role) => ({ role }));
