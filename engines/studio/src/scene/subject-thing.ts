// What a film is about: the first thing or trade that its words name, in ten languages.
import { withoutIdioms } from '../places/idioms.ts';
import { wholeWordsFinder } from '../places/whole-words.ts';
import { isDenied } from './denied.ts';
import { EYE_TEST } from './things/body.ts';
import type { Subjects } from './things/subjects.ts';
import { things } from './things/words.ts';

/** What films about things also speak of: doctors recommend a cream, and delivery is free. */
const services: Subjects = [
  [
    'bowl',
    'restaurant restaurants restaurante restaurantes ristorante ristoranti مطعم المطعم रेस्तरां',
    'レストラン|餐厅',
  ],
  ['eyeglasses', ...EYE_TEST],
  [
    'serum',
    `my_skin (?<!under_|in_|on_|save_|against_|of_|for_)your_skin sensitive_skin dry_skin mi_piel piel_seca piel_sensible (?<!bajo_|en_|sobre_|contra_)tu_piel minha_pele (?<!sob_|na_|sobre_|contra_)sua_pele pele_seca pele_sensível
    ma_peau (?<!dans_|sur_|contre_)votre_peau peau_sèche peau_sensible meine_haut deine_haut ihre_haut trockene_haut empfindliche_haut mia_pelle tua_pelle pelle_secca pelle_sensibile بشرتك त्वचा`,
    '乾燥肌|敏感肌|お肌|皮肤干燥|你的皮肤|您的皮肤|肤质',
  ],
  [
    'coins',
    'where_did_your_money_go where_does_your_money_go your_finances tus_finanzas sus_finanzas deine_finanzen ihre_finanzen vos_finances tes_finances suas_finanças tue_finanze financial_adviser* financial_advisor* finanzberat* asesor_financiero conseiller_financier consulente_finanziario',
    '家計',
  ],
  ['translate', 'en_inglés em_inglês auf_englisch en_anglais in_inglese', ''],
  ['graduation-cap', 'online_course online_courses tutoring nachhilfe', '家庭教師'],
  ['laptop', 'software website websites', 'ソフトウェア|软件|网站'],
  [
    'calculator',
    'their_taxes your_taxes impuestos ihre_steuern deine_steuern impôts impostos accountant accountants bookkeeping tax_return tax_returns steuererklärung* steuerberater* contabilidad contabilidade comptable comptables',
    '税理士|报税',
  ],
  [
    'stethoscope',
    `physiotherapy physiotherapist physiotherapists physical_therapy physical_therapist fisioterapia fisioterapeuta* physiotherapie physiotherapeut* kinésithérapeute* kinésithérapie fisioterapista
    clinic clinics clínica clínicas klinik kliniken clinique cliniques arztpraxis unsere_praxis cabinet_médical
    our_patients nuestros_pacientes unsere_patienten nos_patients nossos_pacientes عيادة`,
    'クリニック|诊所|候诊',
  ],
  [
    'basket',
    'supermarket supermarkets supermercado supermercados supermarché supermarchés supermarkt supermärkte',
    '超市',
  ],
  ['ticket', 'concert concerts festival festivals concierto conciertos konzert konzerte', 'コンサート|音乐会'],
  ['briefcase', 'hiring job_offer job_offers stellenangebot stellenangebote assumiamo', '求人|招聘'],
  ['gift', 'gift_card gift_cards geschenke regalos', 'プレゼント|礼物'],
];

const findersOf = (subjects: Subjects) =>
  subjects.map(([name, whole, anywhere]) => [name, wholeWordsFinder(whole, anywhere)] as const);
const [findThings, findServices] = [findersOf(things), findersOf(services)];

const firstIn = (text: string, finders: typeof findThings): string | undefined =>
  finders
    .flatMap(([name, find]) => {
      const found = find(text).find(({ index }) => !isDenied(text, index));
      return found ? [{ name, at: found.index }] : [];
    })
    .toSorted((one, other) => one.at - other.at)[0]?.name;

/** All things that films can be about. */
export const subjectThings = [...things, ...services].map(([name]) => name);

/** The thing that is named first and not denied, or else for the service; undefined if the words name none. */
export function subjectThing(words: string): string | undefined {
  const text = withoutIdioms(words.toLowerCase());
  return firstIn(text, findThings) ?? firstIn(text, findServices);
}
