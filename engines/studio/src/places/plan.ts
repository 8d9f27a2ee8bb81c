// The plan of a painted place as plain JSON, enough to paint the same picture again.

export const placeKinds = [
  'office',
  'home-office',
  'meeting-room',
  'lobby',
  'clinic',
  'hospital',
  'dental-practice',
  'pharmacy',
  'library',
  'classroom',
  'school-corridor',
  'workshop',
  'atelier',
  'warehouse',
  'gallery',
  'kitchen',
  'living-room',
  'bedroom',
  'bathroom',
  'cabin',
  'cafe',
  'tea-room',
  'bakery',
  'patisserie',
  'restaurant',
  'bar',
  'pub',
  'shop',
  'grocery',
  'cheese-shop',
  'perfumery',
  'hardware-store',
  'pet-shop',
  'optician',
  'flower-shop',
  'salon',
  'gym',
  'sports-hall',
  'yoga-studio',
  'dance-studio',
  'greenhouse',
  'studio',
  'podcast',
  'stage',
  'street',
  'house',
  'market',
  'rooftop',
  'construction-site',
  'garden',
  'meadow',
  'forest',
  'lake',
  'mountains',
  'beach',
  'pool',
  'desert',
  'farm',
  'ranch',
  'plantation',
  'vineyard',
  'harbour',
  'basketball-court',
  'tennis-court',
  'stadium',
  'running-track',
  'skate-park',
  'playground',
  'gas-station',
  'train-station',
  'airport',
  'pizzeria',
  'roastery',
  'beach-bar',
  'recording-studio',
  'barbershop',
  'tattoo-studio',
  'laundromat',
  'museum',
  'wedding-hall',
  'church',
  'mosque',
  'kindergarten',
  'abstract',
] as const;
export type PlaceKind = (typeof placeKinds)[number];

export type TimeOfDay = 'morning' | 'day' | 'golden' | 'dusk' | 'night';
export type Weather = 'clear' | 'cloudy' | 'rain' | 'snow' | 'fog';
export type Season = 'spring' | 'summer' | 'autumn' | 'winter';

export type PlacePlan = {
  kind: PlaceKind;
  time: TimeOfDay;
  weather: Weather;
  season: Season;
  /** Colour of walls or backdrop, and of accents: `#rrggbb`. */
  wall: string;
  accent: string;
  /** Lightness of the presenter's skin, 0 to 1, with which the place contrasts; null without a presenter. */
  head: number | null;
  seed: string;
  /** Tubes of light on the wall. */
  neon?: true;
  /** Solar panels on the roof of a house. */
  solar?: true;
  /** The same place seen from another side: its walls are the same, its things are not. */
  side?: 'second';
};
