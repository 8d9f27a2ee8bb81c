// Web and mail addresses, spelled with their "dot" and "at"; handles and hashtags.

/** Endings that end no word of a text, in small letters or all in capitals: a capital behind a stop is a space left out. */
const ENDINGS =
  'com|org|net|info|biz|edu|gov|io|co|app|dev|shop|store|online|site|website|tech|ai|me|tv|fm|gg|ly|cc|xyz|blog|cloud|club|studio|agency|design|digital|live|news|world|life|today|space|fun|pro|email|link|page|cafe|restaurant|fitness|beauty|fashion|health|example|de|at|ch|fr|es|it|pt|uk|ie|us|ca|mx|br|ar|cl|au|nz|eu|nl|be|lu|se|no|dk|fi|is|pl|cz|sk|hu|ro|bg|gr|hr|si|ee|lt|lv|ru|ua|tr|il|ae|sa|in|jp|cn|kr|hk|tw|sg|my|id|th|vn|ph|za|ng|ke';
const PART = '[\\p{L}\\d](?:[\\p{L}\\d-]*[\\p{L}\\d])?';
const domain = (ending: string) => `(?:${PART}\\.)+(?:${ending})(?:\\/[^\\s]*)?`;
const ADDRESS = new RegExp(
  `^(?:https?:\\/\\/\\S+|www\\.\\S+|[^\\s@]+@[^\\s@]+\\.\\p{L}{2,}|${domain(ENDINGS)}|${domain(ENDINGS.toUpperCase())})$`,
  'u',
);
/** Of two letters, and said as a word. */
const SAID = new Set(['me', 'co', 'in', 'it', 'is', 'no', 'be', 'my', 'at', 'gg']);
/** What opens and closes around an address, and a genitive. */
const AROUND = /^(["'([{«]*)(.*?)((?:'s)?[.,!?;:…"')\]}»]*)$/su;

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

/** Undefined for what is no address. */
export function readAddress(text: string, language: string): string | undefined {
  const [, , inside = '', tail = ''] = AROUND.exec(text) ?? [];
  const [dot, at, slash, dash] = SIGNS[language] ?? ['', '', '', ''];
  const handle = /^@([\p{L}\d_.]*[\p{L}\d_])$/u.exec(inside);
  if (handle) return `${at} ${apart(handle[1]!).replaceAll('.', ` ${dot} `)}${tail}`;
  const tag = /^#([\p{L}\d_]*\p{L}[\p{L}\d_]*)$/u.exec(inside);
  if (tag) return `${/^\p{Script=Latin}/u.test(tag[1]!) ? 'hashtag ' : ''}${apart(tag[1]!)}${tail}`;
  if (!ADDRESS.test(inside)) return undefined;
  const spelled = inside
    .replace(/^https?:\/\//i, '')
    .replace(/[?#].*$/, '')
    .replace(/\/$/, '')
    .replace(/^www\./i, '')
    .replace(/\.(\p{L}{2})(?=$|[./])/giu, (all, ending: string) =>
      language === 'en' && !SAID.has(ending.toLowerCase()) ? `.${ending[0]} ${ending[1]}`.toUpperCase() : all,
    )
    .replaceAll('.', ` ${dot} `)
    .replaceAll('@', ` ${at} `)
    .replaceAll('/', ` ${slash} `)
    .replaceAll('-', ` ${dash} `);
  return spelled + tail;
}

/** The words of a name that is written as one: GreenRoom, green_room. */
const apart = (name: string): string =>
  name.replaceAll('_', ' ').replace(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Ll})(?=\d)/gu, ' ');
