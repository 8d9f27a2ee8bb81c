// A drawn place as plain JSON: what it is, when it is, its colours; enough to draw it again exactly.

export const placeKinds = [
  'office',
  'meeting-room',
  'kitchen',
  'shop',
  'cafe',
  'restaurant',
  'street',
  'rooftop',
  'beach',
  'gym',
  'studio',
  'living-room',
  'bedroom',
  'garden',
  'forest',
  'mountains',
  'workshop',
  'warehouse',
  'clinic',
  'library',
  'classroom',
  'salon',
  'stage',
  'abstract',
] as const;
export type PlaceKind = (typeof placeKinds)[number];

export type TimeOfDay = 'morning' | 'day' | 'evening' | 'night';
export type Weather = 'clear' | 'cloudy' | 'rain' | 'snow' | 'autumn';

export type PlacePlan = {
  kind: PlaceKind;
  time: TimeOfDay;
  weather: Weather;
  /** Wall or ground colour, and the colour of what stands out from it: `#rrggbb`. */
  wall: string;
  accent: string;
  /** −1 darkens what is behind the head, 1 lightens it. */
  lift: number;
  seed: string;
};
