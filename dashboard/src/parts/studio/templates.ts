// Script templates, each with a tip on how to write a good script.
import type { Draft } from './draft.ts';

export interface Template {
  name: string;
  /** How scripts of this kind are written. */
  tip: string;
  draft: Pick<Draft, 'mode' | 'script' | 'idea'> & Partial<Draft>;
}

export const templates: readonly Template[] = [
  {
    name: 'Product pitch',
    tip: 'Start with a problem, name one benefit, end with one call to action.',
    draft: {
      mode: 'talking_head',
      script:
        'Cold coffee again? This mug keeps it hot for six hours, and it fits under every machine I tried. ' +
        'Tap the link, pick your colour, and drink the last sip warm.',
      idea: 'A bright kitchen in the morning, soft light from a window',
    },
  },
  {
    name: 'Announcement',
    tip: 'Put the news in the first sentence. Then say who it is for and when it starts.',
    draft: {
      mode: 'talking_head',
      script:
        'We now deliver on Sundays. If your week is as full as mine, that is one less errand on Saturday. ' +
        'Order by Friday noon, and it is at your door before brunch.',
      idea: 'A small friendly shop with wooden shelves, daylight',
    },
  },
  {
    name: 'Question and answer',
    tip: 'Ask a question in your customers’ words. Answer it first, then give reasons.',
    draft: {
      mode: 'talking_head',
      script:
        'How often should you water a rubber plant? Once a week is plenty. Push a finger into the soil: ' +
        'if the first inch is dry, water it; if not, wait. Save this for your next plant.',
      idea: 'A living room with many green plants',
    },
  },
  {
    name: 'Short story',
    tip: 'One idea per sentence, each a scene: before, turning point, after, call to action.',
    draft: {
      mode: 'scenes',
      script:
        'Every Monday I promised myself to cook. Every Monday I ordered pizza. ' +
        'Then a box with three recipes arrived, everything weighed and washed. ' +
        'Twenty minutes later there was dinner, and I had made it myself. ' +
        'Your first box is half the price this week. Try it, and keep the pizza for Friday.',
      idea: 'A woman in her thirties discovers that she likes to cook, in a city flat',
    },
  },
];
