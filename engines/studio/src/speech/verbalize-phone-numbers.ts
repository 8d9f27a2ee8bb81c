// Verbalizes phone numbers: digit by digit, with a short pause between groups.
import { replacePhoneNumbers } from '@greenroom/engine-kit/text/phone-numbers';

/** Languages that read groups of two digits as one number, "vingt-trois"; the others read single digits. */
const IN_PAIRS = new Set(['fr', 'es', 'ca', 'da', 'nb', 'no']);
/** Longer groups are split. */
const MAX_GROUP_LENGTH = 5;

/** Returns the text with its phone numbers verbalized; undefined if it has none. */
export function verbalizePhoneNumbers(text: string, language: string): string | undefined {
  const read = replacePhoneNumbers(text, language, (_, groups) =>
    groups
      .flatMap((group) => splitGroup(group, language))
      .map((group) => verbalizeGroup(group, language))
      .join(', '),
  );
  return read === text ? undefined : read;
}

/** Splits a long group into pairs in languages that read pairs, otherwise into threes and a rest. */
function splitGroup(group: string, language: string): string[] {
  const [, plus = '', figures = group] = /^(\+?)(\d+)$/.exec(group) ?? [];
  if (figures.length <= MAX_GROUP_LENGTH || !/^\d/.test(figures)) return [group];
  const pattern = IN_PAIRS.has(language) && figures.length % 2 === 0 ? /\d\d/g : /\d{3}(?=\d\d)|\d+/g;
  return figures.match(pattern)!.map((part, index) => (index === 0 ? plus + part : part));
}

function verbalizeGroup(group: string, language: string): string {
  if (/[A-Z]/.test(group)) return group.toLowerCase();
  const [, plus, nought, figures] = /^(\+?)(0?)(\d+)$/.exec(group)!;
  const before = `${plus === '' ? '' : language === 'en' ? 'plus ' : '+'}${nought === '' ? '' : `${zero(language)} `}`;
  if (/^[1-9]00$/.test(figures!)) return before + (language === 'en' ? `${figures![0]} hundred` : figures);
  if (IN_PAIRS.has(language) && /^[1-9]\d$/.test(figures!)) return before + figures;
  return before + [...figures!].map((figure) => (figure === '0' ? zero(language) : figure)).join(' ');
}

const zero = (language: string): string => (language === 'en' ? 'oh' : '0');
