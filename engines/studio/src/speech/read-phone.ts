// How phone numbers are said: figure by figure with a small pause between the groups they are written in.
import { replacePhoneNumbers } from '@greenroom/engine-kit/text/phone-numbers';

/** Where groups of two are said as one number, "vingt-trois"; single figures are said in English, German, Italian, Portuguese and elsewhere. */
const IN_PAIRS = new Set(['fr', 'es', 'ca', 'da', 'nb', 'no']);
/** More figures than this in one breath are parted again. */
const LONGEST_GROUP = 5;

/** Undefined where the text has none. */
export function readPhoneNumbers(text: string, language: string): string | undefined {
  const read = replacePhoneNumbers(text, language, (_, groups) =>
    groups
      .flatMap((group) => parts(group, language))
      .map((group) => sayGroup(group, language))
      .join(', '),
  );
  return read === text ? undefined : read;
}

/** Twos where they are said as pairs, otherwise threes and what is left over. */
function parts(group: string, language: string): string[] {
  const [, plus = '', figures = group] = /^(\+?)(\d+)$/.exec(group) ?? [];
  if (figures.length <= LONGEST_GROUP || !/^\d/.test(figures)) return [group];
  const pattern = IN_PAIRS.has(language) && figures.length % 2 === 0 ? /\d\d/g : /\d{3}(?=\d\d)|\d+/g;
  return figures.match(pattern)!.map((part, index) => (index === 0 ? plus + part : part));
}

function sayGroup(group: string, language: string): string {
  if (/[A-Z]/.test(group)) return group.toLowerCase();
  const [, plus, nought, figures] = /^(\+?)(0?)(\d+)$/.exec(group)!;
  const before = `${plus === '' ? '' : language === 'en' ? 'plus ' : '+'}${nought === '' ? '' : `${zero(language)} `}`;
  if (/^[1-9]00$/.test(figures!)) return before + (language === 'en' ? `${figures![0]} hundred` : figures);
  if (IN_PAIRS.has(language) && /^[1-9]\d$/.test(figures!)) return before + figures;
  return before + [...figures!].map((figure) => (figure === '0' ? zero(language) : figure)).join(' ');
}

const zero = (language: string): string => (language === 'en' ? 'oh' : '0');
