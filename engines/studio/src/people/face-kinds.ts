// Kinds of contours, brows, eyes, noses and mouths, and what of them is usual in a region.
import type { OriginName } from './origins.ts';
import type { FaceShape } from './person.ts';

type Contour = Pick<FaceShape, 'width' | 'length' | 'jaw' | 'chin' | 'full' | 'temple' | 'cheek'>;

/** The face shapes of drawing manuals, as offsets from an average contour, with their weights. */
export const contours: readonly (readonly [Contour, number])[] = [
  // Oval.
  [{ width: -0.03, length: 4, jaw: -0.1, chin: 0, full: 0, temple: 0.2, cheek: 0.2 }, 2],
  // Round.
  [{ width: 0.055, length: -15, jaw: -0.3, chin: 0.2, full: 0.6, temple: 0.2, cheek: 0.9 }, 1.4],
  // Square.
  [{ width: 0.02, length: -3, jaw: 0.8, chin: 0.3, full: -0.2, temple: 0.7, cheek: -0.2 }, 2],
  // Heart.
  [{ width: 0.04, length: -3, jaw: -1, chin: -0.7, full: -0.1, temple: 1.6, cheek: 1.2 }, 2],
  // Long.
  [{ width: -0.08, length: 14, jaw: 0.1, chin: 0.1, full: -0.3, temple: 0, cheek: -0.4 }, 0.9],
  // Diamond.
  [{ width: -0.04, length: 8, jaw: -0.4, chin: -0.4, full: -0.3, temple: -1.5, cheek: 1.8 }, 1.5],
  // Pear.
  [{ width: -0.02, length: 3, jaw: 0.35, chin: 0.3, full: 0.2, temple: -0.6, cheek: -0.4 }, 1.2],
];

type Kinds<Measure extends keyof FaceShape> = readonly (readonly [Partial<Record<Measure, number>>, number])[];

// Kinds of features, as offsets from an average face, with their weights. Measures drawn one by one around an average make faces that
// are told apart only side by side.

export const brows: Kinds<'browThickness' | 'browArch' | 'browPeak' | 'browLength' | 'browHeight' | 'browSlant'> = [
  [{}, 1],
  // Straight and low.
  [{ browArch: -0.9, browThickness: 0.35, browHeight: -2 }, 2],
  // High.
  [{ browArch: 0.5, browPeak: 0.6, browHeight: 3 }, 1.2],
  // Round.
  [{ browArch: 0.5, browPeak: -0.9, browHeight: 1 }, 2],
  // Bushy.
  [{ browThickness: 0.85, browArch: -0.3, browLength: 0.06, browHeight: -1 }, 1.7],
  // Thin.
  [{ browThickness: -0.25, browArch: 0.1, browLength: 0.04, browHeight: 2 }, 1.2],
  // Short and level.
  [{ browLength: -0.16, browArch: -0.2, browThickness: 0.3 }, 1.2],
  // Rising outwards.
  [{ browArch: 0.2, browPeak: 1, browSlant: 0.5, browHeight: 1 }, 1],
];

export const eyes: Kinds<'eyeWidth' | 'eyeOpen' | 'eyeTilt' | 'eyeGap' | 'lidArch' | 'lidPeak' | 'hood'> = [
  [{}, 1],
  // Large and round.
  [{ eyeWidth: 0.1, eyeOpen: 0.3, lidArch: 0.8, hood: -0.3, eyeTilt: -1 }, 1.6],
  // Almond.
  [{ eyeWidth: 0.1, eyeOpen: -0.28, eyeTilt: 5, lidPeak: 0.4, lidArch: -0.8 }, 2],
  // Hooded.
  [{ eyeOpen: -0.24, hood: 0.75, lidArch: -0.4 }, 1.4],
  // Falling outwards.
  [{ eyeTilt: -7, lidPeak: -0.9, lidArch: 0.7, eyeOpen: 0.02 }, 1.4],
  // Rising outwards.
  [{ eyeTilt: 9, lidPeak: 0.9, eyeWidth: 0.04, eyeOpen: -0.18 }, 1.6],
  // Narrow and wide apart.
  [{ eyeOpen: -0.32, eyeWidth: 0, eyeGap: 7, lidArch: -0.6 }, 1.3],
  // Small and close together.
  [{ eyeWidth: -0.14, eyeOpen: -0.06, eyeGap: -3, lidArch: 0.4 }, 1.3],
];

/** Without large and round ones. */
export const narrowEyes = eyes.filter(([{ eyeOpen = 0 }]) => eyeOpen < 0.1);

export const noses: Kinds<'noseWidth' | 'noseLength' | 'noseTip' | 'noseLift' | 'bridge'> = [
  [{}, 1],
  // Short and upturned.
  [{ noseLength: -12, noseLift: 1.6, noseTip: 0.3, noseWidth: -0.16 }, 1.6],
  // Long and narrow.
  [{ noseLength: 15, noseWidth: -0.18, bridge: 0.5, noseTip: -0.4 }, 1.7],
  // Broad.
  [{ noseWidth: 0.5, noseTip: 0.4, bridge: -0.15 }, 1.5],
  // Aquiline: a strong bridge, its tip turned down.
  [{ noseLength: 11, noseLift: -1.6, bridge: 0.6, noseWidth: 0.1, noseTip: 0.25 }, 1.6],
  // Straight, with a flat broad base.
  [{ noseLength: 4, noseWidth: 0.24, noseTip: -0.5, noseLift: 0.5, bridge: 0.2 }, 1.3],
  // Button.
  [{ noseLength: -9, noseTip: 1.1, noseWidth: 0.06, bridge: -0.4 }, 1.4],
  // Roman: a high bridge and a fine tip.
  [{ noseLength: 5, noseTip: -0.7, noseWidth: -0.08, noseLift: 0.4, bridge: 0.6 }, 1.4],
  // Fleshy: a round tip between full wings.
  [{ noseLength: 3, noseTip: 0.8, noseWidth: 0.32, noseLift: -0.4 }, 1.3],
];

/** Without broad and button noses. */
export const straightNoses = noses.filter(([{ noseWidth = 0, noseTip = 0 }]) => noseWidth < 0.4 && noseTip < 1);

export const mouths: Kinds<'lipFullness' | 'lipBalance' | 'lipBow' | 'mouthWidth'> = [
  [{}, 1],
  // Full.
  [{ lipFullness: 0.42, lipBow: -0.2, mouthWidth: 0 }, 1.6],
  // A strong bow.
  [{ lipFullness: 0.1, lipBow: 0.9, mouthWidth: -0.05, lipBalance: -0.2 }, 1.6],
  // Thin.
  [{ lipFullness: -0.22, mouthWidth: 0.04, lipBow: -0.2 }, 1.4],
  // Wide.
  [{ lipFullness: -0.06, mouthWidth: 0.18, lipBow: -0.3 }, 2],
  // Small.
  [{ lipFullness: 0.16, mouthWidth: -0.1, lipBow: 0.2 }, 1.5],
  // Heart: fuller above and narrow.
  [{ lipFullness: 0.3, lipBalance: -0.6, lipBow: 0.7, mouthWidth: -0.07 }, 1.2],
  // Fuller below.
  [{ lipFullness: 0.14, lipBalance: 0.6, lipBow: -0.5, mouthWidth: 0.04 }, 1.5],
];

const strongNosed = { bridge: 0.25, noseLength: 4, browThickness: 0.22, eyeWidth: 0.04 };
/** What is usual of a face in some regions, as offsets, so that not the skin alone tells the origin. */
export const regional: Partial<Record<OriginName, Partial<Record<keyof FaceShape & string, number>>>> = {
  'south-asian': { bridge: 0.15, noseLength: 3, browThickness: 0.14, eyeWidth: 0.07, lipFullness: 0.08 },
  'south-east-asian': { bridge: -0.25, noseWidth: 0.3, noseTip: 0.4, lipFullness: 0.16 },
  'east-asian': { noseWidth: 0.05, noseTip: 0.15 },
  arabian: strongNosed,
  levantine: strongNosed,
  'north-african': strongNosed,
  anatolian: strongNosed,
};
