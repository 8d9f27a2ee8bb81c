// Where films are set whose words name no place: where their trade is at work, and where its clients are.
import { wholeWords } from '../places/whole-words.ts';
import { subjectThing } from './subject-thing.ts';

const SHOP = ['a shop', 'a city street'];
const HOME = ['a living room', 'a kitchen'];
const OFFICE = ['an office', 'a meeting room'];

/** By the thing that a film is about: see `subject-thing.ts`. */
const places: Readonly<Record<string, readonly string[]>> = {
  coffee: ['a coffee shop', 'a coffee roastery'],
  tea: ['a tea room', 'a kitchen'],
  bicycle: ['a workshop', 'a city street'],
  tooth: ['a dental clinic', 'the reception'],
  stethoscope: ['a clinic', 'the reception'],
  'cooking-pot': ['a kitchen', 'a market'],
  pizza: ['a pizzeria', 'a city street'],
  pasta: ['a restaurant', 'a kitchen'],
  'olive-oil': ['a market', 'a kitchen'],
  bread: ['a bakery', 'a kitchen'],
  cake: ['a bakery', 'a kitchen'],
  wine: ['a vineyard', 'a restaurant'],
  'ice-cream': ['a café', 'a park'],
  dumbbell: ['a gym', 'a park'],
  lotus: ['a yoga studio', 'a meadow'],
  scissors: ['a hair salon', 'a city street'],
  serum: ['a bathroom', 'a bedroom'],
  flowers: ['a flower shop', 'a garden'],
  plant: ['a greenhouse', 'a living room'],
  sneaker: ['a city street', 'a park'],
  't-shirt': SHOP,
  burger: ['a restaurant', 'a kitchen'],
  salad: ['a kitchen', 'a restaurant'],
  smoothie: ['a café', 'a kitchen'],
  cheese: ['a market', 'a kitchen'],
  fish: ['a market', 'a restaurant'],
  honey: ['a market', 'a kitchen'],
  breakfast: ['a café', 'a kitchen'],
  beer: ['a bar', 'a restaurant'],
  cocktail: ['a bar', 'a restaurant'],
  milk: ['a market', 'a kitchen'],
  barbecue: ['a garden', 'a restaurant'],
  steak: ['a market', 'a kitchen'],
  sushi: ['a restaurant', 'a kitchen'],
  dress: SHOP,
  sunglasses: ['a beach', 'a city street'],
  perfume: SHOP,
  cap: ['a city street', 'a park'],
  backpack: ['a city street', 'a train station'],
  jacket: ['a city street', 'a train station'],
  handbag: SHOP,
  ring: SHOP,
  watch: SHOP,
  eyeglasses: ['an optician’s shop', 'a city street'],
  house: ['in front of a house', 'a living room'],
  couch: HOME,
  bed: ['a bedroom', 'a living room'],
  car: ['a workshop', 'a city street'],
  airplane: ['an airport', 'a beach'],
  suitcase: ['an airport', 'a train station'],
  translate: ['a classroom', 'a café'],
  book: ['a library', 'a living room'],
  piano: ['a living room', 'a recording studio'],
  guitar: ['a recording studio', 'a living room'],
  headphones: ['a living room', 'a city street'],
  phone: ['a living room', 'a city street'],
  laptop: ['an office', 'a home office'],
  'pet-bowl': ['a living room', 'a park'],
  dog: ['a park', 'a living room'],
  cat: ['a living room', 'a kitchen'],
  'lawn-mower': ['a garden', 'a living room'],
  'hedge-shears': ['a garden', 'a living room'],
  window: HOME,
  door: HOME,
  bathtub: ['a bathroom', 'a bedroom'],
  'washing-machine': ['a laundromat', 'a kitchen'],
  hammer: ['a workshop', 'a living room'],
  key: HOME,
  radiator: HOME,
  plug: HOME,
  'light-bulb': HOME,
  battery: ['a garden', 'a living room'],
  'baby-bottle': ['a bedroom', 'a living room'],
  'solar-panel': ['in front of a house', 'a living room'],
  wrench: ['a bathroom', 'a kitchen'],
  'paint-roller': HOME,
  'spray-bottle': HOME,
  shield: OFFICE,
  scales: OFFICE,
  pill: ['a pharmacy', 'a living room'],
  bowl: ['a restaurant', 'a kitchen'],
  truck: ['a living room', 'a city street'],
  'graduation-cap': ['a classroom', 'a home office'],
  calculator: ['an office', 'a home office'],
  basket: ['a market', 'a kitchen'],
  ticket: ['a stage', 'a city street'],
  briefcase: OFFICE,
  water: ['a kitchen', 'a park'],
  toothbrush: ['a bathroom', 'a bedroom'],
  'yoga-mat': ['a yoga studio', 'a meadow'],
  lipstick: ['a beauty salon', 'a bathroom'],
  'nail-polish': ['a beauty salon', 'a living room'],
  'spa-stones': ['a beauty salon', 'a bathroom'],
  camera: ['a city street', 'a park'],
  football: ['a stadium', 'a park'],
  tennis: ['a tennis court', 'a park'],
  goggles: ['a swimming pool', 'a beach'],
  tent: ['a forest', 'a lake'],
  'sailing-boat': ['a harbour', 'a beach'],
  balloons: ['a garden', 'a living room'],
  'game-controller': ['a living room', 'a bedroom'],
  microphone: ['a recording studio', 'a stage'],
  palette: ['an art studio', 'a classroom'],
  clapper: ['a stage', 'a city street'],
  scooter: ['a city street', 'a workshop'],
  'credit-card': OFFICE,
  lock: OFFICE,
  chart: OFFICE,
  'piggy-bank': HOME,
  coins: OFFICE,
  gift: SHOP,
};

/** In the words of `planPlace`, the most typical first; none for a thing that is everywhere. */
export const placesOfTrade = (thing: string): readonly string[] => places[thing] ?? [];

/** Of doctors, if patients visit it; or else practice makes perfect, "in der Praxis" is in practice, and "consulta" tells to look something up. */
const PRACTICE = wholeWords(
  'a_practice the_practice your_practice praxis consulta consultorio consultório physio physiotherapy physiotherapie fisioterapia',
  '',
  'u',
);
const PATIENTS = wholeWords(
  'patients waiting_room waiting_rooms pacientes paciente sala_de_espera salas_de_espera patienten wartezimmer',
  '',
  'u',
);
/** Of somebody who receives clients there. */
const OWN_PRACTICE = wholeWords(
  'our_practice unsere_praxis unserer_praxis nuestra_consulta nuestro_consultorio',
  '',
  'u',
);
const APPOINTMENTS = wholeWords('appointment appointments cita citas termin termine agendamento', '', 'u');

/** The thing of a practice that clients visit, if a text is about one. */
export const practiceThing = (words: string): string | undefined => {
  const text = words.toLowerCase();
  const own = OWN_PRACTICE.test(text);
  const isVisited = (own || PRACTICE.test(text)) && PATIENTS.test(text);
  return isVisited || (own && APPOINTMENTS.test(text)) ? 'stethoscope' : undefined;
};

/** The places of the trade that a text is about; none if it is about no trade. */
export const tradePlaces = (words: string): readonly string[] => {
  const thing = subjectThing(words) ?? practiceThing(words);
  return thing === undefined ? [] : placesOfTrade(thing);
};
