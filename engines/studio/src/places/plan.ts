// A drawn place as plain JSON: what it is, when it is, its colours; enough to draw it again exactly.

export const placeKinds = [
  'office',
  'home-office',
  'meeting-room',
  'lobby',
  'clinic',
  'library',
  'classroom',
  'workshop',
  'warehouse',
  'gallery',
  'kitchen',
  'living-room',
  'bedroom',
  'cabin',
  'cafe',
  'bakery',
  'restaurant',
  'bar',
  'shop',
  'salon',
  'gym',
  'greenhouse',
  'studio',
  'podcast',
  'stage',
  'street',
  'market',
  'rooftop',
  'garden',
  'meadow',
  'forest',
  'lake',
  'mountains',
  'beach',
  'pool',
  'desert',
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
  /** Wall or ground colour, and the colour of what stands out from it: `#rrggbb`. */
  wall: string;
  accent: string;
  /** Lightness of the skin before it, 0 to 1, from which the place keeps apart; null where nobody stands. */
  head: number | null;
  seed: string;
};
