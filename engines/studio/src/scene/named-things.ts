// Where a speech names things that can be shown: those that it can be about, and others that are shown for a moment only.
import type { SpokenWord } from '@greenroom/engine-kit/ports/timings';
import { spaceBetween } from '@greenroom/engine-kit/text/words';
import { withoutIdioms } from '../places/idioms.ts';
import { wholeWordsFinder } from '../places/whole-words.ts';
import { denies, isDenied } from './denied.ts';
import { isFood } from './foods.ts';
import { numberOf, numberWords } from './number-words.ts';
import type { Subjects } from './things/subjects.ts';
import { details, things } from './things/words.ts';

/** Units are things only after their number: "at all hours" has no clock. */
const NUMBER = numberWords.join('|');
const COUNTED = `(?<=(?:\\p{Nd}|(?<!\\p{L})(?:${NUMBER}))[ \\u00a0])`;

const times: Subjects = [
  [
    'clock',
    `an_hour half_an_hour waiting_room waiting_rooms waiting_times waiting_time una_hora media_hora sala_de_espera salas_de_espera
    uma_hora meia_hora une_heure demi-heure salle_d['’]attente salles_d['’]attente eine_stunde einer_stunde halbe_stunde halben_stunde
    wartezimmer wartezeit wartezeiten دقيقة دقائق मिनट`,
    // Not "before 9 customers".
    `(?<!\\p{L})(?:before|until|vor|bis|antes de las|hasta las) (?:\\p{Nd}{1,2}|${NUMBER})(?=[.,;!?]|$| (?:o['’]clock|[ap]\\.?m|and|und|y)(?!\\p{L}))|分钟|分で|待ち時間|待合室|候诊|${COUNTED}(?:minutes|hours|minutos|horas|heures|minuten|stunden|minuti)(?!\\p{L})`,
  ],
];

const REPAIR_WORDS = [
  `we_repair repair_it we_fix fix_it our_repairs all_repairs every_bolt reparamos lo_reparamos reparaciones wir_reparieren reparieren_wir reparatur reparaturen nous_réparons réparation réparations
  consertamos reparos`,
  '修理|维修',
] as const;
const REPAIRS: Subjects = [['wrench', ...REPAIR_WORDS]];
/** Cloth is mended with other tools. */
const MENDING: Subjects = [['needle', ...REPAIR_WORDS]];
/** Fear, in a practice. */
const FEELINGS: Subjects = [
  [
    'heart',
    `nervous anxious afraid feeling_well feel_better nervios nerviosa nervioso miedo sentirse_bien nervös aufgeregt angst nerveux nerveuse peur ansiosa ansioso medo
    nervoso nervosa paura`,
    '緊張|紧张',
  ],
];
/** Far-sighted people hold it away from them. */
const MENU: Subjects = [
  ['plate', 'menu menus menú menús speisekarte speisekarten cardápio cardápios menù la_carte', 'メニュー|菜单'],
];
const INGREDIENTS: Subjects = [['vegetables', 'ingredients ingredientes ingrédients ingredienti zutaten', '食材']];

/** What these words mean is certain only in a film about that subject: there, a frame is that of a bicycle. */
const parts: Readonly<Record<string, Subjects>> = {
  coffee: [
    [
      'coffee-bean',
      'bean beans roast roasts roasted grano granos tostamos grão grãos torramos grains torréfions bohne bohnen rösten chicchi tostiamo',
      '豆',
    ],
  ],
  bicycle: [
    [
      'chain',
      'chain chains gears brake brakes cadena frenos marchas cambios kette bremsen gangschaltung chaîne freins vitesses corrente freios',
      '',
    ],
    ...REPAIRS,
    ['bicycle', 'frame frames cuadro cuadros quadro quadros cadre cadres rahmen telaio telai', ''],
  ],
  car: REPAIRS,
  house: REPAIRS,
  jacket: MENDING,
  't-shirt': MENDING,
  handbag: MENDING,
  stethoscope: FEELINGS,
  tooth: FEELINGS,
  wrench: REPAIRS,
  'washing-machine': REPAIRS,
  radiator: REPAIRS,
  truck: [
    ['boxes', 'boxes cajas caixas cartons kartons kisten scatole scatoloni كراتين الكراتين', '箱|箱子'],
    [
      'truck',
      'truck trucks van vans lorries camión furgoneta furgonetas camioneta furgón caminhão camion camionnette camionnettes fourgon transporter lieferwagen laster furgone furgoni',
      'トラック|货车',
    ],
  ],
  eyeglasses: [
    [
      'eyeglasses',
      `frame frames lens lenses glasses fassung fassungen gestell gläser montura monturas lentes cristales armação armações monture montures verres montatura montature lenti`,
      'フレーム|レンズ|镜框|镜片',
    ],
  ],
  serum: [['serum', '(?<!price_|prices_|eye_)drops gotas gouttes tropfen gocce قطرات बूँदें बूंदें', '滴']],
  // A cream has ingredients too.
  'cooking-pot': INGREDIENTS,
  pizza: INGREDIENTS,
  pasta: INGREDIENTS,
  bowl: INGREDIENTS,
};

/** All things that words of a film can name. */
export const namedThingNames = [things, details, times, MENU, ...Object.values(parts)].flatMap((subjects) =>
  subjects.map(([name]) => name),
);

const findersOf = (subjects: Subjects) =>
  subjects.map(([name, whole, anywhere]) => [name, wholeWordsFinder(whole, anywhere)] as const);
const general = findersOf([...things, ...details, ...times]);
const menu = findersOf(MENU);
const special = new Map(Object.entries(parts).map(([subject, named]) => [subject, findersOf(named)]));

export interface NamedThing {
  name: string;
  /** When its first word is spoken, or the number before it. */
  startMs: number;
  /** When the next clause begins; undefined: it is seen to the end of its shot. */
  untilMs?: number;
  /** It is shown beside the presenter only. */
  isSmall?: true;
}

/** The names of the things in a text. */
export const namesIn = (text: string, subject: string | undefined): string[] =>
  namedThings(
    text.split(/\s+/u).map((word, index) => ({ text: word, startMs: index, endMs: index + 1 })),
    subject,
  ).map(({ name }) => name);

/** The first thing that words name besides the subject of the film. */
export const namedIn = (text: string, subject: string | undefined): string | undefined =>
  namesIn(text, subject).find((name) => name !== subject);

/** In the order of the speech, without what its sentence denies. @param subject the thing that the film is about */
export function namedThings(words: readonly SpokenWord[], subject: string | undefined): NamedThing[] {
  let text = '';
  const starts = words.map((word, index) => {
    if (index > 0 && spaceBetween(words[index - 1]!.text, word.text)) text += ' ';
    const from = text.length;
    text += word.text.toLowerCase();
    return from;
  });
  text = withoutIdioms(text);
  const isOneSentence = (one: number, other: number): boolean =>
    !SENTENCE_END.test(text.slice(Math.min(one, other), Math.max(one, other)));
  const momentAt = (index: number): Omit<NamedThing, 'name'> => {
    const word = starts.findLastIndex((from) => from <= index);
    const first = word > 0 && isNumber(words[word - 1]!.text) ? word - 1 : word;
    const last = words.findIndex((one, at) => at >= word && CLAUSE_END.test(one.text));
    const next = last < 0 ? undefined : words[last + 1];
    return { startMs: words[first]!.startMs, ...(next && { untilMs: next.startMs }) };
  };
  const finders = [...general, ...(isFood(subject) ? menu : []), ...(special.get(subject ?? '') ?? [])];
  return finders
    .flatMap(([name, find]) => {
      const found = find(text).map(({ index, 0: { length } }) => ({
        index,
        // "No surprise on the bill" is a bill without one.
        denied: isDenied(text, index, index + length),
        isPromise: denies(text.slice(index, index + length)),
      }));
      // "The seams are welded, not sewn": no needle.
      const denied = found.filter((one) => one.denied);
      const isFree = (index: number) => !denied.some((one) => isOneSentence(one.index, index));
      return found
        .filter((one) => (one.isPromise && !one.denied) || isFree(one.index))
        .map(({ index }) => ({ name, ...momentAt(index) }));
    })
    .toSorted((one, other) => one.startMs - other.startMs);
}

const SENTENCE_END = /[.!?…]\s|[。！？]/u;
const CLAUSE_END = /[,;:.!?…،؛、，。：；！？]["'”’»)]*$/u;
const isNumber = (word: string): boolean => /^\p{Nd}/u.test(word) || (numberOf(word) ?? 0) > 1;
