// Where a speech names things that can be shown: those of `subject-thing.ts`, and others that are shown for a moment only.
import type { SpokenWord } from '@greenroom/engine-kit/ports/timings';
import { spaceBetween } from '@greenroom/engine-kit/text/words';
import { wholeWords } from '../places/whole-words.ts';
import { isDenied } from './denied.ts';
import { type Subjects, things } from './subject-thing.ts';

/** Too much else is said of these to tell what a film is about. */
const details: Subjects = [
  [
    'calendar',
    'appointment appointments appuntamento appuntamenti tu_cita su_cita cita_previa votre_rendez-vous dein_termin ihr_termin ihren_termin موعدك',
    '予約日|预约时间',
  ],
  [
    'umbrella',
    'any_weather every_weather all_weather rain rainy lluvia lluvias chuva chuvas pioggia regnet bei_jedem_wetter par_tous_les_temps المطر बारिश',
    '雨の日|下雨',
  ],
  ['cooking-pot', 'una_olla ollas kochtopf', ''],
  ['carrot', 'carrot carrots zanahoria zanahorias cenoura cenouras carottes karotten möhren carote', '人参|胡萝卜'],
  [
    'vegetables',
    'vegetables ingredients ingredientes verduras ingrédients légumes ingredienti zutaten gemüse todo_fresco خضروات सब्ज़ियाँ',
    '野菜|食材|蔬菜',
  ],
  [
    'form',
    'questions questionnaire paperwork your_papers your_documents preguntas tus_papeles tus_documentos perguntas fragebogen unterlagen formulaire vos_questions domande moduli',
    '書類|表格|问卷',
  ],
  ['camera', 'take_a_photo take_photos haz_una_foto tire_uma_foto mach_ein_foto prenez_une_photo fai_una_foto', '拍照'],
  ['calendar', 'book_online book_your reserva_online reservas_online', ''],
  ['train', 'on_the_train by_train the_subway métro el_tren en_tren', '電車|地铁|火车'],
  ['apple', 'apple apples manzana manzanas maçã maçãs pomme pommes äpfel mela mele', '苹果'],
  ['clock', 'minutes hours minutos horas heures minuten stunden minuti دقيقة دقائق मिनट', '分钟|分で'],
  [
    'coins',
    'money refund savings dinero reembolso dinheiro argent geld soldi rimborso أموالك पैसे',
    'お金|返金|省钱|退款',
  ],
  [
    'package',
    'we_deliver free_delivery free_shipping envío_gratis envíos_gratis frete_grátis livraison livraisons lieferung lieferungen consegna_gratuita',
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
  bicycle: [['bicycle', 'frame frames cuadro cuadros quadro quadros cadre cadres rahmen telaio telai', '']],
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

/** The first thing that words name besides the subject of the film. */
export const namedIn = (text: string, subject: string | undefined): string | undefined => {
  const words = text.split(/\s+/u).map((word, index) => ({ text: word, startMs: index, endMs: index + 1 }));
  return namedThings(words, subject).find(({ name }) => name !== subject)?.name;
};

/** In the order of the speech. @param subject the thing that the film is about */
export function namedThings(words: readonly SpokenWord[], subject: string | undefined): NamedThing[] {
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
        .map((index) => ({ name, startMs: words[starts.findLastIndex((from) => from <= index)]!.startMs })),
    )
    .toSorted((one, other) => one.startMs - other.startMs);
}
