// Expands abbreviations in the languages whose synthesizer would spell them.
import { endsInStreet } from '@greenroom/engine-kit/text/sentences';

/** The words around an abbreviation, for those with two meanings. */
export interface Neighbours {
  /** The whole sentence before it. */
  before?: string;
  /** The next word. */
  after?: string | undefined;
}

/** By language; without spaces, case-sensitive. */
const EXPANSIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: {
    'e.g.': 'for example',
    'i.e.': 'that is',
    'vs.': 'versus',
    'etc.': 'et cetera',
    'approx.': 'approximately',
    'incl.': 'including',
    'max.': 'maximum',
    'avg.': 'average',
    'tel.': 'telephone',
    'Tel.': 'Telephone',
    'Mr.': 'Mister',
    Mr: 'Mister',
    'Mrs.': 'Missus',
    Mrs: 'Missus',
    'Ms.': 'Miz',
    Ms: 'Miz',
    'Prof.': 'Professor',
    'Rev.': 'Reverend',
    'Gov.': 'Governor',
    'Sen.': 'Senator',
    'Capt.': 'Captain',
    'Lt.': 'Lieutenant',
    'Sgt.': 'Sergeant',
    'Jr.': 'Junior',
    'Sr.': 'Senior',
    'Inc.': 'Incorporated',
    'Ltd.': 'Limited',
    'Corp.': 'Corporation',
    'Co.': 'Company',
    'Bros.': 'Brothers',
    'Dept.': 'Department',
    'Ave.': 'Avenue',
    'Blvd.': 'Boulevard',
    'Rd.': 'Road',
    'Apt.': 'Apartment',
    'Mt.': 'Mount',
    'Jan.': 'January',
    'Feb.': 'February',
    'Mar.': 'March',
    'Apr.': 'April',
    'Jun.': 'June',
    'Jul.': 'July',
    'Aug.': 'August',
    'Sep.': 'September',
    'Sept.': 'September',
    'Oct.': 'October',
    'Nov.': 'November',
    'Dec.': 'December',
    'Mon.': 'Monday',
    'Tue.': 'Tuesday',
    'Tues.': 'Tuesday',
    'Wed.': 'Wednesday',
    'Thu.': 'Thursday',
    'Thurs.': 'Thursday',
    'Fri.': 'Friday',
  },
  de: {
    'z.B.': 'zum Beispiel',
    'd.h.': 'das heißt',
    'u.U.': 'unter Umständen',
    'i.d.R.': 'in der Regel',
    'Abs.': 'Absatz',
    'St.': 'Sankt',
    'zzgl.': 'zuzüglich',
    'max.': 'maximal',
    'min.': 'mindestens',
    'tgl.': 'täglich',
    'u.a.': 'unter anderem',
    'usw.': 'und so weiter',
    'bzw.': 'beziehungsweise',
    'ca.': 'circa',
    'Dr.': 'Doktor',
    'Prof.': 'Professor',
    'Nr.': 'Nummer',
    'Str.': 'Straße',
    'inkl.': 'inklusive',
    'ggf.': 'gegebenenfalls',
    'evtl.': 'eventuell',
    'Hr.': 'Herr',
    'Fr.': 'Frau',
    'Mio.': 'Millionen',
    'Mrd.': 'Milliarden',
    'Min.': 'Minuten',
    'Std.': 'Stunden',
    'Tel.': 'Telefon',
    'etc.': 'et cetera',
  },
  es: {
    'Sr.': 'señor',
    'Sra.': 'señora',
    'Srta.': 'señorita',
    'Dr.': 'doctor',
    'Dra.': 'doctora',
    'Ud.': 'usted',
    'Uds.': 'ustedes',
    'etc.': 'etcétera',
    'aprox.': 'aproximadamente',
    'núm.': 'número',
    'pág.': 'página',
    'Av.': 'avenida',
    'Avda.': 'avenida',
    'tel.': 'teléfono',
    'p.ej.': 'por ejemplo',
    'EE.UU.': 'Estados Unidos',
    'pza.': 'plaza',
    nº: 'número',
    'n.º': 'número',
    'N.º': 'número',
  },
  fr: {
    'M.': 'monsieur',
    Mme: 'madame',
    Mlle: 'mademoiselle',
    'Dr.': 'docteur',
    Dr: 'docteur',
    'p.ex.': 'par exemple',
    'c.-à-d.': "c'est-à-dire",
    'etc.': 'et cetera',
    'env.': 'environ',
    'n°': 'numéro',
    nº: 'numéro',
    'N°': 'numéro',
    'MM.': 'messieurs',
    'av.': 'avenue',
    'bd.': 'boulevard',
    'tél.': 'téléphone',
    'Tél.': 'téléphone',
    'max.': 'maximum',
  },
  it: {
    'Sig.': 'signor',
    'Sig.ra': 'signora',
    'Dott.': 'dottor',
    'Dott.ssa': 'dottoressa',
    'Dr.': 'dottor',
    'Prof.': 'professor',
    'ecc.': 'eccetera',
    'ca.': 'circa',
    'p.es.': 'per esempio',
    'n.': 'numero',
    'n°': 'numero',
    nº: 'numero',
    'Ing.': 'ingegner',
    'Avv.': 'avvocato',
    'max.': 'massimo',
    'tel.': 'telefono',
    'Tel.': 'telefono',
  },
  pt: {
    'Sr.': 'senhor',
    'Sra.': 'senhora',
    'Dr.': 'doutor',
    'Dra.': 'doutora',
    'etc.': 'et cetera',
    'aprox.': 'aproximadamente',
    'p.ex.': 'por exemplo',
    nº: 'número',
    'n.º': 'número',
    'Av.': 'avenida',
    'av.': 'avenida',
    'tel.': 'telefone',
  },
  nl: {
    'bijv.': 'bijvoorbeeld',
    'enz.': 'enzovoort',
    'dhr.': 'de heer',
    'mevr.': 'mevrouw',
    'ca.': 'circa',
    'nr.': 'nummer',
    'o.a.': 'onder andere',
    'd.w.z.': 'dat wil zeggen',
  },
  ar: { 'د.': 'الدكتور', 'أ.': 'الأستاذ', إلخ: 'إلى آخره', 'إلخ.': 'إلى آخره' },
  hi: { 'डॉ.': 'डॉक्टर', 'रु.': 'रुपये', 'कि.मी.': 'किलोमीटर', 'कि.ग्रा.': 'किलोग्राम' },
};

/** English abbreviations that depend on their neighbours; undefined if they are an ordinary word. */
const CONTEXT_DEPENDENT: Readonly<Record<string, (near: Neighbours) => string | undefined>> = {
  'St.': ({ before = '', after }) => (endsInStreet(`${before} St.`) || !isName(after) ? 'Street' : 'Saint'),
  'Dr.': ({ before = '', after }) => (endsInStreet(`${before} Dr.`) || !isName(after) ? 'Drive' : 'Doctor'),
  Dr: ({ after }) => (isName(after) ? 'Doctor' : undefined),
  'No.': ({ after }) => (/^\d/.test(after ?? '') ? 'Number' : undefined),
  'no.': ({ after }) => (/^\d/.test(after ?? '') ? 'number' : undefined),
  'Nos.': ({ after }) => (/^\d/.test(after ?? '') ? 'Numbers' : undefined),
  'Sat.': (near) => (isDay(near) ? 'Saturday' : undefined),
  'Sun.': (near) => (isDay(near) ? 'Sunday' : undefined),
};

const isName = (word = ''): boolean => /^\p{Lu}/u.test(word);
const isDay = ({ before = '', after = '' }: Neighbours): boolean =>
  /^(?:\d|and|to|or|at|from|&|-)/.test(after) ||
  /(?:day|\band|\bto|\bor|&|\b(?:Mon|Tues?|Wed|Thu(?:rs)?|Fri|Sat)\.?),?$/.test(before);

/** Words come from clients: one may be called "constructor". */
const own = <T>(table: Readonly<Record<string, T>> | undefined, name: string): T | undefined =>
  table && Object.hasOwn(table, name) ? table[name] : undefined;

/** Including the punctuation around it. */
const MAX_LENGTH = 64;

/**
 * Returns the expansion, or undefined for any other text. `text` may have spaces between its letters, and punctuation
 * around it, which stays.
 */
export function expandAbbreviation(text: string, language: string, near: Neighbours = {}): string | undefined {
  const compact = text.replace(/\s+/g, '');
  if (compact.length > MAX_LENGTH) return undefined;
  const [, opening = '', word = '', mark = ''] = /^(["'([{“«]*)(.*?)(["')\]}”»]*[,;:!?]*)$/u.exec(compact) ?? [];
  const table = own(EXPANSIONS, language);
  // In other languages case does not matter: "sra.", "Nr." and "nr.".
  const expansion =
    language === 'en'
      ? (own(CONTEXT_DEPENDENT, word)?.(near) ?? own(table, word))
      : (own(table, word) ?? own(table, word.charAt(0).toUpperCase() + word.slice(1)));
  return expansion === undefined ? undefined : opening + expansion + mark;
}
