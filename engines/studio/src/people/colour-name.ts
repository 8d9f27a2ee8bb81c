// Names a colour in words, for descriptions.
import { once } from '@greenroom/engine-kit/once';
import { contrast, rgb } from '../paint/colour.ts';
import { colourOf, nameableColours, plainColourNames } from '../paint/colour-words.ts';
import { dyed, hairColours, irises, skins } from './palettes.ts';

const shaded = ['dark', 'light'].flatMap((shade) =>
  ['blue', 'green', 'red', 'brown', 'grey', 'pink', 'purple', 'orange'].map(
    (name) => [`${shade} ${name}`, colourOf([shade, name])!.colour] as const,
  ),
);

const lists = {
  cloth: { ...plainColourNames, ...Object.fromEntries(shaded) },
  hair: Object.fromEntries(Object.entries(hairColours).map(([name, [, base]]) => [name, base])),
  eyes: irises,
  skin: Object.fromEntries(
    Object.entries(skins).map(([name, shades]) => [name === 'golden' ? 'light golden' : name, shades[3]]),
  ),
} satisfies Record<string, Record<string, string>>;

/** Exact names of colours that words can name, so that a described "dusty pink" keeps its name; the first name of a colour wins. */
const exactNames = once(() => ({
  cloth: new Map(
    nameableColours()
      .reverse()
      .map(({ name, colour }) => [colour, name]),
  ),
  hair: new Map(
    nameableColours()
      .reverse()
      .map(({ name, colour }) => [dyed(colour)[1]!, name]),
  ),
}));

/** The nearest name in a list. Hair dyed in an unnatural colour takes its name from the cloth colours. */
export const nearestColourName = (colour: string, list: keyof typeof lists = 'cloth'): string => {
  const exact = list === 'cloth' || list === 'hair' ? exactNames()[list].get(colour) : undefined;
  if (exact) return exact;
  const ranked = Object.entries(lists[list])
    .map(([name, other]) => ({ name, away: contrast(rgb(colour), rgb(other)) }))
    .sort((a, b) => a.away - b.away);
  const [best] = ranked;
  return list === 'hair' && best!.away > 0.01 ? nearestColourName(colour) : best!.name;
};
