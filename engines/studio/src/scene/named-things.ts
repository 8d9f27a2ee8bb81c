// Where a speech names things that can be shown: those of `subject-thing.ts`, and others that are shown for a moment only.
import { endsClause } from '@greenroom/captions/phrases';
import type { SpokenWord } from '@greenroom/engine-kit/ports/timings';
import { spaceBetween } from '@greenroom/engine-kit/text/words';
import { wholeWords } from '../places/whole-words.ts';
import { isDenied } from './denied.ts';
import { type Subjects, things } from './subject-thing.ts';

/** Too much else is said of these to tell what a film is about. */
const details: Subjects = [
  [
    'calendar',
    'appointment appointments book_online appuntamento appuntamenti tu_cita su_cita cita_previa votre_rendez-vous dein_termin ihr_termin ihren_termin موعدك',
    '予約日|预约时间',
  ],
  ['umbrella', 'any_weather every_weather all_weather bei_jedem_wetter par_tous_les_temps', ''],
  ['rain-cloud', 'rain rainy lluvia lluvias chuva chuvas pioggia regnet pluie المطر बारिश', '雨の日|下雨'],
  [
    'document',
    'payslip payslips invoice invoices paperwork the_bill your_bill factura facturas fatura faturas facture factures rechnung rechnungen fattura fatture nómina gehaltsabrechnung*',
    '給与明細|发票',
  ],
  ['wallet', 'wallet wallets billetera geldbeutel portemonnaie portafoglio carteira', '財布|钱包'],
  ['camera', 'a_photo una_foto uma_foto ein_foto une_photo', ''],
  ['phone', 'your_phone tu_móvil tu_teléfono dein_handy ton_téléphone', ''],
  ['chair', 'the_chair chairs silla sillas cadeira cadeiras chaises stuhl stühle sedie', '椅子'],
  ['cooking-pot', 'olla ollas pentola pentole', ''],
  [
    'salad',
    'salad salads ensalada ensaladas salada saladas salade salades salat salate insalata vegetarian vegetariano vegetarianos vegetariana vegetarianas vegetarisch* végétarien*',
    'サラダ|沙拉',
  ],
  ['chocolate', 'chocolate chocolates chocolat schokolade cioccolato', 'チョコレート|巧克力'],
  [
    'cherries',
    'cherry cherries cereza cerezas cereja cerejas cerise cerises kirsche kirschen ciliegia ciliegie',
    'さくらんぼ|樱桃',
  ],
  [
    'carrot',
    'vegetables ingredients ingredientes verduras ingrédients légumes ingredienti zutaten gemüse todo_fresco خضروات सब्ज़ियाँ',
    '野菜|食材|蔬菜',
  ],
  ['clock', 'minutes minutos minuten minuti دقيقة دقائق मिनट', '分钟|分で'],
  [
    'coins',
    'money refund savings dinero reembolso dinheiro argent geld soldi rimborso أموالك पैसे',
    'お金|返金|省钱|退款',
  ],
  [
    'package',
    'we_deliver ship_them free_delivery free_shipping envío_gratis envíos_gratis frete_grátis livraison livraisons lieferung lieferungen consegna_gratuita',
    '送料無料|包邮',
  ],
];

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
      'gear',
      'brake brakes gear gears chain chains freno frenos cadena cadenas freio freios freins bremse bremsen kette freni',
      '',
    ],
    ['bicycle', 'frame frames cuadro cuadros quadro quadros cadre cadres rahmen telaio telai', ''],
  ],
};

/** All things that words of a film can name. */
export const namedThingNames = [things, details, ...Object.values(parts)].flatMap((subjects) =>
  subjects.map(([name]) => name),
);

const patternsOf = (subjects: Subjects) =>
  subjects.map(([name, whole, anywhere]) => [name, wholeWords(whole, anywhere, 'gu')] as const);
const general = patternsOf([...things, ...details]);
const special = new Map(Object.entries(parts).map(([subject, named]) => [subject, patternsOf(named)]));

export interface NamedThing {
  name: string;
  /** When its first word is spoken. */
  startMs: number;
}

export interface Span {
  startMs: number;
  endMs: number;
}

/** `clause`: when the clause is spoken that names it. */
export type SpokenThing = NamedThing & { clause: Span };

/** A sticker; seen until the end of its shot without a `clause`. */
export type BesideThing = NamedThing & Partial<Pick<SpokenThing, 'clause'>>;

/** A clause is over so long after its last word at the latest. */
const CLAUSE_PAUSE_MS = 500;

/** The first words of other clauses. */
const SUBORDINATING =
  /^(?:while|when|before|because|mientras|cuando|porque|während|wenn|weil|pendant|quand|mentre|quando)$/iu;

/** When the clause with the word at `index` is spoken. */
const clauseAt = (words: readonly SpokenWord[], index: number): Span => {
  const from = words.slice(0, index).findLastIndex(({ text }) => endsClause(text)) + 1;
  const marked = words.findIndex(
    ({ text }, at) => at >= index && (endsClause(text) || SUBORDINATING.test(words[at + 1]?.text ?? '')),
  );
  const last = marked < 0 ? words.length - 1 : marked;
  const saidMs = words[last]!.endMs + CLAUSE_PAUSE_MS;
  return { startMs: words[from]!.startMs, endMs: Math.min(saidMs, words[last + 1]?.startMs ?? saidMs) };
};

/** In the order of the speech. @param subject the thing that the film is about */
export function namedThings(words: readonly SpokenWord[], subject: string | undefined): SpokenThing[] {
  let text = '';
  const starts = words.map((word, index) => {
    if (index > 0 && spaceBetween(words[index - 1]!.text, word.text)) text += ' ';
    const from = text.length;
    text += word.text.toLowerCase();
    return from;
  });
  const patterns = [...general, ...(special.get(subject ?? '') ?? [])];
  return patterns
    .flatMap(([name, pattern]) =>
      Array.from(text.matchAll(pattern), ({ index }) => index)
        .filter((index) => !isDenied(text, index))
        .map((index) => starts.findLastIndex((from) => from <= index))
        .map((word) => ({ name, startMs: words[word]!.startMs, clause: clauseAt(words, word) })),
    )
    .toSorted((one, other) => one.startMs - other.startMs);
}
