// The mouth shapes of speech and their names; speech engines label phones with them, the frame loop poses the face by them.
// Sets of this size are customary in facial animation; see e.g. the 15 visemes of the Oculus Lipsync reference.

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
