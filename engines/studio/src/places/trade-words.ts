// The place of a trade, for texts that name no place: a dentist works in a clinic, a bakery owner in a bakery.
import type { PlaceKind } from './plan.ts';
import { wholeWordsFinder } from './whole-words.ts';

/**
 * Trades in English and other languages: whole words, `*` is any ending, `_` is a space; then patterns that match anywhere,
 * for scripts that write without spaces or attach articles. Words that mean other things too need an article or a second word.
 */
const trades: readonly (readonly [PlaceKind, whole: string, anywhere: string])[] = [
  [
    'dental-practice',
    'dentist* orthodontist* dental_hygienist* zahnarzt zahnärzt* ortodontist* ortodoncist* стоматолог*',
    'طبيب (?:ال)?[أا]سنان|दंत चिकित्सक|牙医|歯科医|歯医者',
  ],
  [
    'clinic',
    `doctor doctors doctora a_nurse the_nurse our_nurse your_nurse nurses surgeon* veterinarian* a_vet the_vet our_vet your_vet
    physiotherapist* therapist therapists arzt ärztin tierarzt tierärzt* médecin infirmi* krankenschwester enfermer* doktor un_médico el_médico
    una_médica la_médica um_médico uma_médica o_médico a_médica un_medico il_medico врач*`,
    'طبيب|डॉक्टर|चिकित्सक|医生|医者|医師',
  ],
  [
    'pharmacy',
    'pharmacist* farmacéutic* farmacêutic* pharmacien* apotheker* farmacist* eczacı* аптекар*',
    'صيدلان|फार्मासिस्ट|药剂师|薬剤師',
  ],
  [
    'kitchen',
    'chef chefs cook cooks cociner* cuisini* köchin ein_koch der_koch cuoco cuoca cozinheir* aşçı* повар*',
    'طباخ|रसोइया|厨师|料理人|シェフ',
  ],
  [
    'bakery',
    'pastry_chef* panader* padeir* boulang* pâtissi* bäcker bäckerin konditor* panettier* fornaio fornaia fırıncı* пекарь пекаря',
    'خباز|बेकर|面包师|パン職人|(?<!\\p{L}|(?:dr|mrs?|ms)\\.? )bakers?(?!\\p{L})',
  ],
  ['barbershop', 'barber barbers barbiere barbero barbeiro berber', ''],
  ['tattoo-studio', 'tattoo_artist* tattooist* tatuador* tatoueu* tätowierer*', '纹身师|彫師'],
  [
    'salon',
    `hairdresser* hair_stylist* make-up_artist* makeup_artist* beautician* manicurist* peluquer* coiffeu* friseur*
    parrucchier* cabeleireir* kuaför* парикмахер*`,
    'حلاق|理发师|美发师|美容師|理容師',
  ],
  [
    'workshop',
    `carpenter* mechanic mechanics joiner* shoemaker* cobbler* blacksmith* seamstress* watchmaker* ceramicist* un_mecánico una_mecánica el_mecánico
    la_mecánica mécanicien* mechaniker* automechaniker* kfz-mechaniker* meccanic* um_mecânico uma_mecânica o_mecânico tamirci* механик* автомеханик*
    carpinter* schreiner* tischler* menuisier* falegnam* marangoz* столяр*`,
    'ميكانيكي|نجار|मैकेनिक|बढ़ई|修理工|木匠|大工|整備士',
  ],
  [
    'construction-site',
    'construction_worker* bricklayer* master_builder* roofer roofers bauarbeiter* maurer maçon albañil* pedreiro* muratore* строител*',
    'عامل بناء|建筑工人',
  ],
  ['cafe', 'barista* бариста', 'باريستا|बरिस्ता|咖啡师|バリスタ'],
  ['bar', 'bartender* barkeeper* sommelier* mixologist* barman', 'バーテンダー|调酒师'],
  [
    'restaurant',
    'waiter waiters waitress* restaurateur* camarer* serveuse* kellner* camerier* gastwirt* официант*',
    'نادل|服务员|ウェイター',
  ],
  [
    'yoga-studio',
    'yoga_teacher* yoga_instructor* pilates_teacher* pilates_instructor* dance_teacher* yogalehrer* profesora_de_yoga professora_de_yoga professeure_de_yoga',
    '瑜伽老师|ヨガ講師',
  ],
  [
    'gym',
    `personal_trainer* fitness_coach* fitness_trainer* fitnesstrainer* gym_trainer* entrenador_personal
    entrenadora_personal coach_sportif`,
    'مدرب لياقة|健身教练|パーソナルトレーナー',
  ],
  ['kindergarten', 'kindergarten_teacher* preschool_teacher* erzieher*', ''],
  [
    'classroom',
    'teacher teachers profesor profesora maestra lehrer lehrerin enseignant* insegnant* professora öğretmen* учител*',
    'शिक्षक|老师|教师|教師',
  ],
  ['library', 'librarian* bookseller* bibliotecari* bibliothekar* bibliothécaire* libraire* buchhändler*', '司書'],
  ['flower-shop', 'florist florists florista floristas fleurist* floristin fioraio fioraia', ''],
  ['ranch', 'rancher* cowboy* cowgirl*', ''],
  ['plantation', 'coffee_farmer* coffee_grower* tea_farmer* tea_grower* cocoa_farmer* banana_farmer*', ''],
  [
    'farm',
    'agricultor* granjer* ganader* landwirt* agriculteu* contadin* çiftçi* фермер*',
    "مزارع|किसान|(?<!\\p{L})farmers?(?!\\p{L}|['’]? market)|农民|农夫|農家",
  ],
  ['vineyard', 'winemaker* vintner* viticult* vigneron* winzer*', ''],
  ['meadow', 'beekeeper* imker* apicult*', ''],
  [
    'garden',
    'gardener* landscaper* jardiner* jardinier* gärtner* giardinier* jardineir* bahçıvan* садовник*',
    '园丁|庭師',
  ],
  [
    'office',
    `lawyer lawyers attorney attorneys accountant* notary tax_advis* bookkeeper* abogad* anwalt anwältin rechtsanwält* rechtsanwalt avocate avvocat*
    advogad* avukat* адвокат* юрист* steuerberater* comptable contador* contadora commercialista* muhasebeci* бухгалтер*`,
    'محامي|वकील|律师|会计师|弁護士|税理士',
  ],
  ['lobby', 'receptionist* hotelier* concierge', ''],
  [
    'grocery',
    'a_butcher the_butcher our_butcher your_butcher butchers fishmonger* grocer grocers carnicer* macellai* metzger* boucher bouchère açougueir*',
    'جزار|屠夫',
  ],
  ['optician', 'optician* optometrist* optiker* augenoptiker* opticien* optometrista*', '验光师|眼鏡士'],
  ['pet-shop', 'dog_groomer* pet_groomer* hundefriseur*', ''],
  ['hardware-store', 'ironmonger* ferreter* quincaillier*', ''],
  ['shop', 'shopkeeper* jeweller* jeweler* salesperson verkäufer*', ''],
  ['warehouse', 'warehouse_worker* forklift_driver*', ''],
  ['podcast', 'podcaster* radio_host*', ''],
  ['gallery', 'gallerist* curator curators', ''],
  ['pizzeria', 'pizzaiol*', ''],
  ['roastery', 'coffee_roaster*', ''],
  ['recording-studio', 'sound_engineer* music_producer*', ''],
  ['basketball-court', 'basketball_player* basketball_coach*', ''],
  ['tennis-court', 'tennis_player* tennis_coach*', ''],
  ['running-track', 'sprinter* athletics_coach*', ''],
  ['stadium', 'footballer* football_player* football_coach*', ''],
  ['skate-park', 'skateboarder*', ''],
  ['harbour', 'fisherman fishermen', ''],
  ['airport', 'flight_attendant*', ''],
  ['wedding-hall', 'wedding_planner*', ''],
];

const finders = trades.map(([kind, whole, anywhere]) => [kind, wholeWordsFinder(whole, anywhere)] as const);

/** After the place that they run: "a bakery owner". */
const OWNER = /^['’]?s? (?:owner|manager|worker|assistant|keeper|chef|team|staff)s?\b/;
/** Places that trades have; "home owners" and "car owners" are clients. */
const OWNED: ReadonlySet<PlaceKind> = new Set(trades.map(([kind]) => kind));
const NO_TRADE = /^(?:windows?|tools?|desks?|books|trees?|flowers?|garden\w*|stores?|nature)$/;

/** The place of the first trade in the list that a text names; `found` are the words of places in it. */
export const placeOfTrade = (
  text: string,
  found: readonly { kind: PlaceKind; word: string; to: number }[],
): PlaceKind | undefined =>
  found.find(({ kind, word, to }) => OWNED.has(kind) && !NO_TRADE.test(word) && OWNER.test(text.slice(to, to + 20)))
    ?.kind ?? finders.find(([, find]) => find(text).length > 0)?.[0];
