// The viseme names: speech engines label phones with them, and the renderer poses the face by them. Sets of this size
// are customary in facial animation; see the 15 visemes of the Oculus Lipsync reference.

export const VISEMES = [
  'rest',
  'MBP',
  'FV',
  'TH',
  'LDN',
  'SZ',
  'CHSH',
  'KG',
  'RR',
  'EE',
  'IH',
  'EH',
  'AA',
  'AH',
  'OH',
  'OO',
  'WW',
] as const;

export type Viseme = (typeof VISEMES)[number];
