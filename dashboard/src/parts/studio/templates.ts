// Example scripts to begin with, each of which shows how a good one is built.
import type { Draft } from './draft.ts';

export interface Template {
  name: string;
  /** What the example teaches. */
  lesson: string;
  draft: Pick<Draft, 'mode' | 'script' | 'idea'> & Partial<Draft>;
}

export const templates: readonly Template[] = [
  {
    name: 'One product, one promise',
    lesson: 'Begin with what annoys people, name one thing that helps, end with one thing to do.',
    draft: {
      mode: 'talking_head',
      script:
        'Cold coffee again? This mug keeps it hot for six hours, and it fits under every machine I tried. ' +
        'Tap the link, pick your colour, and drink the last sip warm.',
      idea: 'A bright kitchen in the morning, soft light from a window',
    },
  },
  {
    name: 'Something new',
    lesson: 'Say the news in the first sentence. Then who it is for, and from when on.',
    draft: {
      mode: 'talking_head',
      script:
        'We now deliver on Sundays. If your week is as full as mine, that is one errand less on Saturday. ' +
        'Order by Friday noon, and it is at your door before brunch.',
      idea: 'A small friendly shop with wooden shelves, daylight',
    },
  },
  {
    name: 'A question answered',
    lesson: 'Ask what your customers ask, in their words. Answer it at once; reasons come second.',
    draft: {
      mode: 'talking_head',
      script:
        'How often should you water a rubber plant? Once a week is plenty. Push a finger into the soil: ' +
        'if the first inch is dry, water it; if not, wait. Save this for your next plant.',
      idea: 'A living room with many green plants',
    },
  },
  {
    name: 'A small story',
    lesson: 'One thought a sentence, each a picture of its own: before, the turn, after, and what to do.',
    draft: {
      mode: 'scenes',
      script:
        'Every Monday I promised myself to cook. Every Monday I ordered pizza. ' +
        'Then a box with three recipes arrived, everything weighed and washed. ' +
        'Twenty minutes later there was dinner, and I had made it myself. ' +
        'Your first box is half the price this week. Try it, and keep the pizza for Friday.',
      idea: 'A woman in her thirties finds out that she likes to cook, in a city flat',
    },
  },
];
