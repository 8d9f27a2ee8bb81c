// The names of stock voices, which tell them apart: a library has numbers only.
import { languageName } from './language-name.ts';
import type { StockVoiceChoice } from './stock-voice-field.tsx';

const NAMES: Readonly<Record<StockVoiceChoice['gender'], readonly string[]>> = {
  female: ['Clara', 'Elena', 'Nina', 'Iris', 'Eva', 'Lena', 'Mira', 'Vera', 'Julia', 'Alma'],
  male: ['Leo', 'Hugo', 'Adam', 'Oscar', 'Luca', 'Felix', 'Bruno', 'Theo', 'Simon', 'Victor'],
};

/** The same in every language. */
export function stockVoiceFirstName({ gender, variant }: Pick<StockVoiceChoice, 'gender' | 'variant'>): string {
  const names = NAMES[gender];
  const name = names[variant % names.length]!;
  return variant < names.length ? name : `${name} ${Math.floor(variant / names.length) + 1}`;
}

/** The name that a stock voice gets unless the user gives it another. */
export const stockVoiceName = (choice: StockVoiceChoice): string =>
  `${stockVoiceFirstName(choice)}, ${languageName(choice.language)}`;
