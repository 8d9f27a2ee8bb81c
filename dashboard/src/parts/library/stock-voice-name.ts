// The names of stock voices, which tell them apart: a library has numbers only.
import { languageName } from './language-name.ts';
import type { StockVoiceChoice } from './stock-voice-field.tsx';

const NAMES: Readonly<Record<StockVoiceChoice['gender'], readonly string[]>> = {
  female: ['Clara', 'Maya', 'Elena', 'Nina', 'Iris', 'Zoe', 'Sofia', 'Lena', 'Mira', 'Vera'],
  male: ['Leo', 'Hugo', 'Adam', 'Oscar', 'Marco', 'Felix', 'David', 'Bruno', 'Theo', 'Simon'],
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
