// Maps the names and codes of spoken languages to one base code each.

/** Base codes of all known languages: the ISO 639-1 code, or the ISO 639-3 code if there is none. */
export const LANGUAGES = (
  'af am an ar as az ba be bg bn bpy bs ca chr ckb cs cv cy da de el en eo es et eu fa fi fil fo fr ga gd gl gn gu ha haw ' +
  'he hi hr ht hu hy ia id io ig is it ja jbo jv ka kaa kk kl km kn ko kok ku ky la lb lfn lo lt ltg lv mg mi mk ml mn mr ' +
  'ms mt my ne nl no nog ny om or pa pap pl ps pt qu quc ro ru rw sa sd shn si sk sl sm smj sn so sq sr st su sv sw ta te ' +
  'tg th ti tk tn to tr tt ug uk ur uz vi xh yi yo yue zh zu'
).split(' ');

/** Codes of the same language, or of a written form of it, that are not among Unicode's aliases. */
const EQUIVALENT_CODES: Readonly<Record<string, string>> = {
  nb: 'no',
  nn: 'no',
  tl: 'fil',
  nan: 'zh',
  wuu: 'zh',
  hak: 'zh',
  cnr: 'sr',
  hbs: 'sr',
  prs: 'fa',
  kmr: 'ku',
  swc: 'sw',
};

/** Names in use that Unicode's locale data does not have. */
const ALIASES: Readonly<Record<string, readonly string[]>> = {
  zh: [
    'mandarin',
    'putonghua',
    'simplified chinese',
    'traditional chinese',
    '普通话',
    '普通話',
    '国语',
    '國語',
    '汉语',
    '漢語',
    '中文',
  ],
  yue: ['cantonese', '广东话', '廣東話', '粤语', '粵語'],
  fa: ['farsi', 'dari', 'فارسی'],
  es: ['castilian', 'castellano', 'español', 'espanol', 'latin american spanish', 'latino'],
  pt: ['brazilian', 'português', 'portugues', 'brasileiro'],
  nl: ['flemish', 'vlaams', 'holland'],
  no: ['norwegian', 'norsk', 'bokmål', 'bokmal', 'nynorsk'],
  fil: ['tagalog', 'pilipino'],
  id: ['indonesian', 'bahasa', 'bahasa indonesia'],
  ms: ['malay', 'bahasa melayu', 'malaysian'],
  el: ['modern greek', 'ελληνικα'],
  ro: ['moldovan', 'moldavian'],
  sr: ['serbo-croatian', 'montenegrin', 'srpski'],
  ku: ['kurmanji'],
  ckb: ['sorani'],
  pa: ['panjabi'],
  gd: ['gaelic', 'scottish gaelic'],
  ga: ['gaeilge', 'irish gaelic'],
  my: ['myanmar'],
  or: ['oriya'],
  ht: ['haitian', 'creole', 'kreyòl ayisyen'],
  si: ['sinhalese'],
  km: ['cambodian'],
  lo: ['laotian'],
  en: ['american', 'british', 'englisch', 'inglés', 'ingles'],
  ar: ['modern standard arabic', 'msa'],
};

/** Languages in which clients are likely to name a language. */
const NAMING_LANGUAGES = ['en', 'es', 'fr', 'de', 'it', 'pt', 'ru', 'zh', 'ja', 'ar'];

/**
 * Returns the base code of a language: `es`, `spa`, `es-MX`, `Spanish`, `español` and `Spanish (Mexico)` all return `es`. Aliases and
 * names are those of Unicode CLDR.
 *
 * @returns one of `LANGUAGES`, or undefined for an unknown language
 */
export function languageCode(hint: string): string | undefined {
  const named = (text: string) => names().get(fold(text));
  const coded = (text: string) => (/^[a-z]{2,3}(?:[-_][a-z\d]{1,8})*$/i.test(text) ? codeOf(text) : undefined);
  const text = hint.trim();
  if (text === '') return undefined;
  const withoutRegion = text.split(/[([（]/, 1)[0]!.trimEnd();
  // "Brazilian Portuguese", "British English": the language is the last word.
  return coded(text) ?? named(text) ?? named(withoutRegion) ?? named(text.split(/\s+/).at(-1) ?? '');
}

/** Returns the English name of a language, or the code itself if it has none. */
export const languageName = (code: string): string =>
  new Intl.DisplayNames(['en'], { type: 'language' }).of(code) ?? code;

function codeOf(tag: string): string | undefined {
  // Unicode's aliases (CLDR) know ISO 639-2 and 639-3, retired codes and macrolanguages: `deu`, `ger`, `iw`, `cmn`, `swh`.
  const base = canonical(tag.replaceAll('_', '-')) ?? canonical(tag.split(/[-_]/)[0]!);
  const code = base && (EQUIVALENT_CODES[base] ?? base);
  return code !== undefined && LANGUAGES.includes(code) ? code : undefined;
}

function canonical(tag: string): string | undefined {
  try {
    const { language } = new Intl.Locale(tag);
    return language;
  } catch {
    return undefined;
  }
}

/** Ignores case, Latin accents and spacing. Combining marks of other scripts stay. */
const fold = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[\s_-]+/g, ' ')
    .normalize('NFC');

let codesByName: Map<string, string> | undefined;

function names(): Map<string, string> {
  codesByName ??= new Map(
    LANGUAGES.flatMap((code) =>
      [
        ...[...NAMING_LANGUAGES, code].flatMap((inLanguage) => nameIn(inLanguage, code) ?? []),
        ...(ALIASES[code] ?? []),
      ].map((name) => [fold(name), code] as const),
    ),
  );
  return codesByName;
}

function nameIn(inLanguage: string, code: string): string | undefined {
  // For a language without locale data, `Intl` would return names in the default locale of the machine.
  if (Intl.DisplayNames.supportedLocalesOf([inLanguage]).length === 0) return undefined;
  return new Intl.DisplayNames([inLanguage], { type: 'language', fallback: 'none' }).of(code);
}
