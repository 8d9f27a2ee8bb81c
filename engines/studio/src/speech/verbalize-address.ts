// Verbalizes web and mail addresses with "dot" and "at", and handles and hashtags.
import { isAddress } from '../words/address.ts';

/** Two-letter domains that are spoken as a word. */
const SPOKEN_AS_WORD = new Set(['me', 'co', 'in', 'it', 'is', 'no', 'be', 'my', 'at', 'gg']);
/** Punctuation around an address, and a genitive. */
const AROUND = /^(["'([{«]*)(.*?)((?:'s)?[.,!?;:…"')\]}»]*)$/su;

/** "dot", "at", "slash" and "dash" by language; other languages omit them. */
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

/** Returns the spoken form; undefined if the text is no address. */
export function verbalizeAddress(text: string, language: string): string | undefined {
  const [, , inside = '', tail = ''] = AROUND.exec(text) ?? [];
  const [dot, at, slash, dash] = SIGNS[language] ?? ['', '', '', ''];
  const handle = /^@([\p{L}\d_.]*[\p{L}\d_])$/u.exec(inside);
  if (handle) return `${at} ${splitName(handle[1]!).replaceAll('.', ` ${dot} `)}${tail}`;
  const tag = /^#([\p{L}\d_]*\p{L}[\p{L}\d_]*)$/u.exec(inside);
  if (tag) return `${/^\p{Script=Latin}/u.test(tag[1]!) ? 'hashtag ' : ''}${splitName(tag[1]!)}${tail}`;
  if (!isAddress(inside)) return undefined;
  const spelled = inside
    .replace(/^https?:\/\//i, '')
    .replace(/[?#].*$/, '')
    .replace(/\/$/, '')
    .replace(/^www\./i, '')
    .replace(/\.(\p{L}{2})(?=$|[./])/giu, (all, ending: string) =>
      language === 'en' && !SPOKEN_AS_WORD.has(ending.toLowerCase()) ? `.${ending[0]} ${ending[1]}`.toUpperCase() : all,
    )
    .replaceAll('.', ` ${dot} `)
    .replaceAll('@', ` ${at} `)
    .replaceAll('/', ` ${slash} `)
    .replaceAll('-', ` ${dash} `);
  return spelled + tail;
}

/** Splits a joined name into words: GreenRoom, green_room. */
const splitName = (name: string): string =>
  name.replaceAll('_', ' ').replace(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Ll})(?=\d)/gu, ' ');
