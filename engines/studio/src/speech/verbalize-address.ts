// Verbalizes web and mail addresses with "dot" and "at", and handles and hashtags.

/** Top-level domains in all lower or all upper case: a capital letter after a full stop means a missing space. */
const TOP_LEVEL_DOMAINS =
  'com|org|net|info|biz|edu|gov|io|co|app|dev|shop|store|online|site|website|tech|ai|me|tv|fm|gg|ly|cc|xyz|blog|cloud|club|studio|agency|design|digital|live|news|world|life|today|space|fun|pro|email|link|page|cafe|restaurant|fitness|beauty|fashion|health|example|de|at|ch|fr|es|it|pt|uk|ie|us|ca|mx|br|ar|cl|au|nz|eu|nl|be|lu|se|no|dk|fi|is|pl|cz|sk|hu|ro|bg|gr|hr|si|ee|lt|lv|ru|ua|tr|il|ae|sa|in|jp|cn|kr|hk|tw|sg|my|id|th|vn|ph|za|ng|ke';
const PART = '[\\p{L}\\d](?:[\\p{L}\\d-]*[\\p{L}\\d])?';
const domain = (ending: string) => `(?:${PART}\\.)+(?:${ending})(?:\\/[^\\s]*)?`;
const ADDRESS = new RegExp(
  `^(?:https?:\\/\\/\\S+|www\\.\\S+|[^\\s@]+@[^\\s@]+\\.\\p{L}{2,}|${domain(TOP_LEVEL_DOMAINS)}|${domain(TOP_LEVEL_DOMAINS.toUpperCase())})$`,
  'u',
);
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
  if (!ADDRESS.test(inside)) return undefined;
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
