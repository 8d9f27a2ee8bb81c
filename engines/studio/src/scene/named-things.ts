// Where a speech names things that can be shown: those of `subject-thing.ts`, and others that are shown for a moment only.
import type { SpokenWord } from '@greenroom/engine-kit/ports/timings';
import { spaceBetween } from '@greenroom/engine-kit/text/words';
import { withoutIdioms } from '../places/idioms.ts';
import { wholeWordsFinder } from '../places/whole-words.ts';
import { denies, isDenied } from './denied.ts';
import { numberOf, numberWords } from './number-words.ts';
import { type Subjects, things } from './subject-thing.ts';

/** Units are things only after their number: "at all hours" has no clock. */
const NUMBER = numberWords.join('|');
const COUNTED = `(?<=(?:\\p{Nd}|(?<!\\p{L})(?:${NUMBER}))[ \\u00a0])`;

/** Too much else is said of these to tell what a film is about. */
const details: Subjects = [
  [
    'calendar',
    `appointment appointments book_online book_your on_monday on_tuesday on_wednesday on_thursday on_friday on_saturday on_sunday until_sunday half_a_day
    appuntamento appuntamenti tu_cita su_cita cita_previa reserva_online reservas_online reserva_en_línea pide_cita medio_día
    votre_rendez-vous réservez_en_ligne prenez_rendez-vous demi-journée dein_termin ihr_termin ihren_termin online_buchen termin_online halben_tag
    sua_consulta agende_online agendamento_online marque_online موعدك`,
    '予約日|预约时间',
  ],
  [
    'rain',
    'any_weather every_weather all_weather cualquier_tiempo bei_jedem_wetter par_tous_les_temps rain rains raining rainy lluvia lluvias llueve lloverá llover chuva chuvas chove chover pioggia piove pluie pluies pleut pleuvoir regnet regenwetter المطر बारिश',
    '雨の日|下雨',
  ],
  [
    'umbrella',
    'umbrella umbrellas waterproof no_water_gets wasserdicht paraguas guarda-chuva parapluie regenschirm*',
    '雨傘|雨伞',
  ],
  ['cooking-pot', 'una_olla ollas kochtopf uma_panela casserole', ''],
  [
    'knife',
    'knife knives cuchillo cuchillos messer küchenmesser couteau couteaux uma_faca facas coltello coltelli',
    '包丁|菜刀',
  ],
  ['pasta', 'pasta spaghetti espaguetis espaguete macarrones macarrão nudeln nudelgericht* pâtes', 'パスタ|意面'],
  ['carrot', 'carrot carrots zanahoria zanahorias cenoura cenouras carottes karotten möhren carote', '人参|胡萝卜'],
  ['vegetables', 'vegetables verduras légumes gemüse todo_fresco tomates tomatoes tomaten خضروات सब्ज़ियाँ', '野菜|蔬菜'],
  [
    'plate',
    `our_menu lunch dinner dishes three_courses almuerzo nuestros_platos el_plato platos menú_del_día mittagessen abendessen mittagstisch speisekarte
    déjeuner dîner nos_plats almoço jantar nossos_pratos cardápio`,
    'ランチ|午餐|晚餐',
  ],
  [
    'form',
    `questions questionnaire paperwork your_papers your_documents contract contracts explain_every_step step_by_step no_small_print no_fine_print
    preguntas tus_papeles tus_documentos contrato contratos paso_a_paso sin_letra_pequeña perguntas passo_a_passo sem_letras_miúdas
    fragebogen unterlagen vertrag verträge schritt_für_schritt kein_kleingedrucktes ohne_kleingedrucktes
    formulaire vos_questions contrat contrats étape_par_étape domande moduli`,
    '書類|契約書|表格|问卷|合同',
  ],
  [
    'receipt',
    `no_surprise no_surprises the_bill your_bill your_bills invoice invoices no_hidden_extras no_hidden_fees no_hidden_costs factura facturas sin_costes_ocultos sin_sorpresas sem_surpresas sans_surprise keine_überraschungen rechnung rechnungen
    ohne_versteckte_kosten keine_versteckten_kosten festpreis facture factures sans_frais_cachés sem_custos_escondidos sem_taxas_escondidas fattura fatture`,
    '請求書|账单',
  ],
  [
    'camera',
    'take_a_photo take_photos haz_una_foto tire_uma_foto mach_ein_foto prenez_une_photo fai_una_foto photo_shoot fotoshooting sesión_de_fotos',
    '拍照',
  ],
  [
    'train',
    'on_the_train by_train the_subway métro el_tren en_tren im_zug mit_dem_zug en_train no_trem de_trem',
    '電車|地铁|火车',
  ],
  [
    'apple',
    'apple apples manzana manzanas maçã maçãs une_pomme nos_pommes des_pommes les_pommes de_pommes äpfel apfel mela mele',
    '苹果',
  ],
  ['chocolate', 'chocolate chocolates schokolade schokoladen chocolat chocolats cioccolato', 'チョコレート|巧克力'],
  ['cherry', 'cherry cherries cereza cerezas kirsche kirschen cerise cerises cereja cerejas ciliegia ciliegie', '樱桃'],
  ['pocket', 'pocket pockets bolsillo bolsillos hosentasche jackentasche poches sa_poche bolso_interno bolsinho', ''],
  [
    'needle',
    'seam seams sewn sewing your_tailor our_tailors costura costuras cosido cosidos cosida die_naht jede_naht nähte genäht nähen coutures cousu cousue costurado',
    '縫い目|缝线',
  ],
  [
    'clock',
    `an_hour half_an_hour waiting_room waiting_rooms waiting_times waiting_time una_hora media_hora sala_de_espera salas_de_espera
    uma_hora meia_hora une_heure demi-heure salle_d['’]attente salles_d['’]attente eine_stunde einer_stunde halbe_stunde halben_stunde
    wartezimmer wartezeit wartezeiten دقيقة دقائق मिनट`,
    // Not "before 9 customers".
    `(?<!\\p{L})(?:before|until|vor|bis|antes de las|hasta las) (?:\\p{Nd}{1,2}|${NUMBER})(?=[.,;!?]|$| (?:o['’]clock|[ap]\\.?m|and|und|y)(?!\\p{L}))|分钟|分で|待ち時間|待合室|候诊|${COUNTED}(?:minutes|hours|minutos|horas|heures|minuten|stunden|minuti)(?!\\p{L})`,
  ],
  [
    'chair',
    'sit_down take_a_seat comfortable_chair te_sientas toma_asiento nimm_platz setzen_sie_sich setzt_dich vous_asseyez asseyez-vous você_senta sente-se',
    '',
  ],
  [
    'coins',
    `money refund savings you_pay dinero reembolso dinheiro argent geld soldi rimborso
    أموالك पैसे`,
    'お金|返金|省钱|退款',
  ],
  [
    'package',
    `we_deliver we_ship ship_them ship_it free_delivery free_shipping shipping envío_gratis envíos_gratis envío el_envío enviamos frete_grátis frete enviamos_para livraison livraisons
    lieferung lieferungen versand versandkostenfrei wir_liefern consegna_gratuita`,
    '送料無料|配送|包邮',
  ],
  [
    'briefcase',
    'adviser advisers advisor advisors consultant consultants asesor asesora asesores berater beraterin conseiller conseillers conseillère consultor consultores',
    '顾问',
  ],
  [
    'tap',
    `dripping_tap leaking_tap leaking_pipe leaky_tap your_tap faucet faucets burst_pipe grifo grifos una_fuga fugas_de_agua gotea wasserhahn rohrbruch tropft undicht
    robinet robinets une_fuite fuites torneira torneiras vazamento vazamentos`,
    '漏水|水漏れ|水龙头',
  ],
  [
    'key',
    `the_keys your_keys house_keys llaves las_llaves tus_llaves deine_schlüssel ihre_schlüssel schlüsselübergabe les_clés vos_clés clefs as_chaves suas_chaves le_chiavi`,
    '钥匙',
  ],
  [
    'hair-dryer',
    `your_hair blow-dry hairstyle hair_colour hair_color tu_pelo tu_cabello peinado mechas deine_haare ihre_haare frisur haarfarbe strähnchen
    vos_cheveux tes_cheveux seu_cabelo seus_cabelos`,
    '髪型|发型',
  ],
  ['heart', 'your_health tu_salud gesundheit votre_santé sua_saúde', '健康'],
  [
    'spray-bottle',
    `spotless sparkling_clean deep_clean limpieza_del_hogar limpieza_de_casas limpieza_de_oficinas blitzblank putzen putzteam gebäudereinigung faire_le_ménage nettoyage_de_bureaux limpeza_de_casas faxina`,
    '清掃|大扫除',
  ],
  [
    'translate',
    `speak_english speak_spanish speak_german speak_french hablar_inglés hablas_inglés englisch_sprechen englisch_lernen parler_anglais parlez_anglais falar_inglês
    conversation_class new_language`,
    '会話|口语',
  ],
  ['flowers', 'roses tulips tulipanes rosen tulpen tulipes tulipas ramo_de_flores', 'バラ|玫瑰'],
  [
    'house',
    'new_home dream_home two_bedrooms casa_nueva nueva_casa traumhaus eigenheim nouvelle_maison casa_própria',
    'マイホーム|新房',
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
  // A cream has ingredients too.
  'cooking-pot': INGREDIENTS,
  pizza: INGREDIENTS,
  bowl: INGREDIENTS,
};

/** All things that words of a film can name. */
export const namedThingNames = [things, details, ...Object.values(parts)].flatMap((subjects) =>
  subjects.map(([name]) => name),
);

const findersOf = (subjects: Subjects) =>
  subjects.map(([name, whole, anywhere]) => [name, wholeWordsFinder(whole, anywhere)] as const);
const general = findersOf([...things, ...details]);
const special = new Map(Object.entries(parts).map(([subject, named]) => [subject, findersOf(named)]));

export interface NamedThing {
  name: string;
  /** When its first word is spoken, or the number before it. */
  startMs: number;
  /** When the next clause begins; undefined: it is seen to the end of its shot. */
  untilMs?: number;
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
  const finders = [...general, ...(special.get(subject ?? '') ?? [])];
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
