// Draws the random measures of a face: an overall contour and kinds of brows, eyes, nose and mouth first, then each measure by gender, age
// and heritage.
import { clamp, smooth } from '../paint/curve.ts';
import type { Random } from '../paint/random.ts';
import type { DescribedTraits } from './described-traits.ts';
import type { SkinTone } from './palettes.ts';
import type { FaceShape, Person } from './person.ts';

type Contour = Pick<FaceShape, 'width' | 'length' | 'jaw' | 'chin' | 'full' | 'temple' | 'cheek'>;

/** The face shapes of drawing manuals, as offsets from an average contour, with their weights. */
const contours: readonly (readonly [Contour, number])[] = [
  [{ width: 0, length: 0, jaw: 0, chin: 0, full: 0, temple: 0, cheek: 0 }, 3],
  [{ width: 0.035, length: -10, jaw: -0.1, chin: 0.1, full: 0.4, temple: 0.1, cheek: 0.3 }, 2],
  [{ width: 0.01, length: -3, jaw: 0.7, chin: 0.5, full: 0, temple: 0.3, cheek: 0 }, 2],
  [{ width: 0, length: 2, jaw: -0.5, chin: -0.5, full: -0.1, temple: 0.8, cheek: 0.5 }, 2],
  [{ width: -0.045, length: 13, jaw: 0.1, chin: 0.1, full: -0.2, temple: -0.2, cheek: -0.2 }, 2],
  [{ width: -0.01, length: 3, jaw: -0.3, chin: -0.35, full: -0.2, temple: -0.8, cheek: 1 }, 1.5],
  [{ width: 0.01, length: 0, jaw: 0.3, chin: 0.2, full: 0.4, temple: -0.6, cheek: -0.2 }, 1.2],
];

type Kinds<Measure extends keyof FaceShape> = readonly (readonly [Partial<Record<Measure, number>>, number])[];

// Kinds of features, as offsets from an average face, with their weights. Measures drawn one by one around an average make faces that
// are told apart only side by side.

const brows: Kinds<'browThickness' | 'browArch' | 'browPeak' | 'browLength' | 'browHeight' | 'browSlant'> = [
  [{}, 2],
  // Straight and low.
  [{ browArch: -0.8, browThickness: 0.14, browHeight: -2 }, 2],
  // High.
  [{ browArch: 0.5, browPeak: 0.8, browHeight: 4.5, browSlant: -0.5 }, 1.6],
  // Round.
  [{ browArch: 0.5, browPeak: -1.4, browHeight: 2.5, browSlant: -2 }, 2],
  // Bushy.
  [{ browThickness: 0.55, browArch: -0.3, browLength: 0.05, browHeight: -1 }, 1.5],
  // Thin.
  [{ browThickness: -0.3, browArch: 0.1, browLength: 0.04, browHeight: 2, browSlant: -1 }, 1.2],
  // Short, falling outwards.
  [{ browLength: -0.14, browArch: -0.2, browSlant: -3, browThickness: 0.15 }, 1.2],
];

const eyes: Kinds<'eyeWidth' | 'eyeOpen' | 'eyeTilt' | 'eyeGap' | 'lidArch' | 'lidPeak' | 'hood'> = [
  [{}, 2],
  // Large and round.
  [{ eyeWidth: 0.05, eyeOpen: 0.17, lidArch: 0.9, hood: -0.2, eyeTilt: -1 }, 2.4],
  // Almond.
  [{ eyeWidth: 0.07, eyeOpen: 0, eyeTilt: 2.5, lidPeak: 0.6, lidArch: -0.2 }, 2],
  // Hooded.
  [{ eyeOpen: -0.06, hood: 0.45, lidArch: -0.3 }, 1.4],
  // Falling outwards.
  [{ eyeTilt: -4.5, lidPeak: -0.6, lidArch: 0.4, hood: 0.1 }, 1.6],
  // Rising outwards.
  [{ eyeTilt: 4, lidPeak: 0.9, eyeWidth: 0.03, eyeOpen: 0.04 }, 1.6],
  // Narrow and wide apart.
  [{ eyeOpen: -0.09, eyeWidth: 0.04, eyeGap: 3.5, lidArch: -0.7 }, 1.2],
  // Small and close together.
  [{ eyeWidth: -0.11, eyeOpen: -0.03, eyeGap: -4 }, 1.4],
];

const noses: Kinds<'noseWidth' | 'noseLength' | 'noseTip' | 'noseLift' | 'bridge'> = [
  [{}, 2],
  // Short and upturned.
  [{ noseLength: -9, noseLift: 1, noseTip: 0.25, noseWidth: -0.04 }, 1.8],
  // Long and narrow.
  [{ noseLength: 9, noseWidth: -0.12, bridge: 0.12 }, 1.6],
  // Broad.
  [{ noseWidth: 0.16, noseTip: 0.2, bridge: -0.08 }, 1.6],
  // Strong bridge, tip turned down.
  [{ noseLength: 6, noseLift: -0.9, bridge: 0.22, noseWidth: 0.03 }, 1.4],
];

const mouths: Kinds<'lipFullness' | 'lipBalance' | 'lipBow' | 'mouthWidth' | 'smile'> = [
  [{}, 2],
  // Full, with a strong bow.
  [{ lipFullness: 0.3, lipBow: 0.35, mouthWidth: -0.03 }, 2],
  // Wide and thin.
  [{ lipFullness: -0.24, mouthWidth: 0.13, lipBow: -0.3 }, 2],
  // Small and full.
  [{ lipFullness: 0.22, mouthWidth: -0.14, lipBow: 0.2 }, 1.5],
  // Fuller below.
  [{ lipFullness: 0.1, lipBalance: 0.5, lipBow: -0.4, mouthWidth: 0.03 }, 1.5],
  // Wide, smiling broadly.
  [{ mouthWidth: 0.1, lipFullness: 0.05, smile: 0.18 }, 1.5],
];

export const randomFace = (
  gender: Person['gender'],
  age: number,
  skin: SkinTone,
  described: DescribedTraits,
  random: Random,
): FaceShape => {
  const male = gender === 'male';
  const heritage = skin === 'ebony' || skin === 'deep' ? 1 : skin === 'brown' ? 0.45 : 0;
  const eastAsian = described.eastAsian ?? (skin === 'golden' && random.chance(0.85));
  const contour = random.pickWeighted(contours);
  const [brow, eye, nose, mouth] = [
    random.pickWeighted(brows),
    random.pickWeighted(eyes),
    random.pickWeighted(noses),
    random.pickWeighted(mouths),
  ];
  const heavy = described.build === 'heavy';
  const round = heavy ? 0.8 : described.build === 'slim' ? -0.3 : described.build === 'muscular' ? -0.1 : 0;
  const aged = smooth(48, 80, age);
  const old = smooth(60, 84, age) + 0.6 * smooth(69, 79, age);
  return {
    width: random.around((male ? 1.02 : 0.985) + contour.width, 0.035) + round * (heavy ? 0.08 : 0.02),
    length: random.around((male ? 4 : -2) + contour.length, 7),
    jaw: random.around((male ? 0.5 : -0.3) + contour.jaw, 0.35) + (heavy ? 0.25 : 0),
    chin: random.around((male ? 0.45 : -0.15) + contour.chin, 0.35),
    full: clamp(random.around(0.06 + contour.full + round, 0.35), -0.6, 1.1),
    temple: clamp(random.around(contour.temple, 0.5), -1, 1),
    cheek: clamp(random.around(contour.cheek, 0.5), -1, 1.2),
    cheekbone: random.between(0.1, 0.95),
    ridge: male ? random.between(0.25, 0.9) : random.between(0, 0.2),
    deepSet: random.between(0, 1) * (eastAsian ? 0.3 : 1),
    noseWidth:
      random.around(1 + heritage * 0.18 + (male ? 0.06 : -0.02) - (eastAsian ? 0.01 : 0), 0.17) + (nose.noseWidth ?? 0),
    noseLength: random.around(male ? 2 : -2, 11) + aged * 3 + (nose.noseLength ?? 0),
    noseTip: clamp(random.between(0.1, 1) + (nose.noseTip ?? 0)),
    noseLift: clamp(random.around(-aged * 0.4, 1) + (nose.noseLift ?? 0), -1, 1),
    bridge: clamp(random.around(eastAsian ? 0.76 : 1.02 - heritage * 0.16, 0.2) + (nose.bridge ?? 0), 0.6, 1.3),
    eyeWidth: random.around(1.02, 0.12) + (eye.eyeWidth ?? 0),
    eyeOpen: clamp(
      random.around(eastAsian ? 0.9 : 1.02, 0.17) - aged * 0.1 - old * 0.06 + (eye.eyeOpen ?? 0),
      0.74,
      1.28,
    ),
    eyeTilt: random.around(eastAsian ? 4 : 2, 3) - aged * 1.5 + (eye.eyeTilt ?? 0),
    eyeGap: random.around(0.2, 6) + (eye.eyeGap ?? 0),
    lidArch: clamp(random.around(0, 1) + (eye.lidArch ?? 0), -1, 1.4),
    lidPeak: clamp(random.around(0, 1) + (eye.lidPeak ?? 0), -1, 1.4),
    hood: clamp(random.around(eastAsian ? 0.5 : 0.2, 0.4) + aged * 0.45 + old * 0.3 + (eye.hood ?? 0)),
    monolid: eastAsian && random.chance(0.6),
    browThickness: random.around(male ? 1.26 : 0.98, 0.42) - old * 0.1 + (brow.browThickness ?? 0),
    browArch: random.around(male ? 0.35 : 0.75, 0.7) + (brow.browArch ?? 0),
    browPeak: clamp(random.around(0, 1) + (brow.browPeak ?? 0), -1.6, 1.4),
    browLength: random.around(1, 0.12) + (brow.browLength ?? 0),
    browHeight: random.around(male ? -1 : 2, 4.5) - old * 3 + (brow.browHeight ?? 0),
    browSlant: random.around(-0.3, 1.2) + (brow.browSlant ?? 0),
    lipFullness:
      random.around((male ? 0.96 : 1.06) + heritage * 0.22, 0.32) - aged * 0.14 - old * 0.12 + (mouth.lipFullness ?? 0),
    lipBalance: clamp(random.between(0, 1) + (mouth.lipBalance ?? 0)),
    lipBow: clamp(random.between(0.1, 1.35) + (mouth.lipBow ?? 0), 0, 1.4),
    mouthWidth: random.around(1.01, 0.14) + (mouth.mouthWidth ?? 0),
    smile:
      described.mood === 'serious'
        ? 0.12
        : described.mood === 'cheerful'
          ? 1.15
          : random.between(0.72, 1.1) + (mouth.smile ?? 0),
    lash: (male ? random.between(0.02, 0.16) : random.between(0.45, 1)) * (described.makeUp === false ? 0.4 : 1),
    ear: random.around(male ? 1.05 : 0.98, 0.14) + aged * 0.1,
    ruddy: random.between(0.4, 1.3),
    lopsided: {
      brow: random.around(0, 1.4),
      eye: random.around(0, 1.4),
      mouth: random.around(0, 1),
      nose: random.around(0, 1.4),
      jaw: random.around(0, 1.3),
    },
  };
};
