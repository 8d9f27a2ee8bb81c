// How a written token is said: emoji and markup dropped, addresses spelled with their "dot" and "at", styled letters made plain.
import { readAbbreviation } from './abbreviations.ts';
import { readEnglish } from './read-english.ts';
import { readFigures } from './read-figures.ts';

/** What remains has letters, digits and the punctuation that synthesisers phrase by; it may be empty. */
export function readAloud(text: string, language: string): string {
  const base = language.split('-')[0]!.toLowerCase();
  const plain = text
    .replace(UNSAID, ' ')
    .replace(INVISIBLE, '')
    .normalize('NFKC')
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[–—]/g, (_, at: number, all: string) =>
      /\d/.test(all[at - 1] ?? '') && /\d/.test(all[at + 1] ?? '') ? '-' : ', ',
    );
  const spelled = ADDRESS.test(plain) ? spellAddress(plain, base) : (readAbbreviation(plain, base) ?? plain);
  const read = base === 'en' ? readEnglish(spelled) : readFigures(spelled, base);
  return read
    .replace(/[<>&"“”„«»‹›()[\]{}*_#~|\\^=「」『』【】《》〈〉•·]/g, ' ')
    .replace(/\/+/g, ' ')
    .replace(/^[\s',.!?;:-]+|\s+$/g, '')
    .replace(/([!?.])[!?.]+$/, '$1')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,.!?;:])/g, '');
}

/** Pictures, flags, skin tones, private and control characters. */
const UNSAID =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\p{Co}|\p{Cc}|\p{Cs}|\u20e3|\ufffd|[\u2028\u2029]/gu;

/** Soft hyphens, marks of direction, variation selectors, and joiners that join no letters. */
const INVISIBLE =
  /\u00ad|\u200b|\u200e|\u200f|[\u202a-\u202e]|[\u2060-\u206f]|\ufeff|\p{Variation_Selector}|[\u200c\u200d](?![\p{L}\p{M}])/gu;

const ADDRESS =
  /^(?:https?:\/\/|www\.)\S|^[^\s@]+@[^\s@]+\.\p{L}{2}|^[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.(?:com|org|net|io|co|app|dev|shop|ai|de|fr|es|it|uk|us|eu|nl|br|in)(?:\/\S*)?[.,!?;:]?$/iu;

/** "dot", "at", "slash", "dash" by language; elsewhere the parts are read without them. */
const SIGNS: Readonly<Record<string, readonly [string, string, string, string]>> = {
  en: ['dot', 'at', 'slash', 'dash'],
  de: ['Punkt', 'ät', 'Schrägstrich', 'Bindestrich'],
  fr: ['point', 'arobase', 'slash', 'tiret'],
  es: ['punto', 'arroba', 'barra', 'guion'],
  it: ['punto', 'chiocciola', 'barra', 'trattino'],
  pt: ['ponto', 'arroba', 'barra', 'hífen'],
  nl: ['punt', 'apenstaartje', 'slash', 'streepje'],
  pl: ['kropka', 'małpa', 'ukośnik', 'myślnik'],
  sv: ['punkt', 'snabel-a', 'snedstreck', 'bindestreck'],
  da: ['punktum', 'snabel-a', 'skråstreg', 'bindestreg'],
  nb: ['punktum', 'krøllalfa', 'skråstrek', 'bindestrek'],
  cs: ['tečka', 'zavináč', 'lomítko', 'pomlčka'],
  tr: ['nokta', 'et', 'eğik çizgi', 'tire'],
  ru: ['точка', 'собака', 'слэш', 'дефис'],
  uk: ['крапка', 'равлик', 'слеш', 'дефіс'],
  ar: ['نقطة', 'آت', 'شرطة مائلة', 'شرطة'],
  hi: ['डॉट', 'एट', 'स्लैश', 'डैश'],
};

function spellAddress(text: string, language: string): string {
  const [, address, tail] = /^(?:https?:\/\/)?(.*?)([.,!?;:]*)$/i.exec(text)!;
  const [dot, at, slash, dash] = SIGNS[language] ?? ['', '', '', ''];
  const spelled = address!
    .replace(/[?#].*$/, '')
    .replace(/\/$/, '')
    .replace(/^www\./i, '')
    .replaceAll('.', ` ${dot} `)
    .replaceAll('@', ` ${at} `)
    .replaceAll('/', ` ${slash} `)
    .replaceAll('-', ` ${dash} `);
  return spelled + tail;
}
