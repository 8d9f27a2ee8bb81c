// Draws the random measures of a face: an overall contour first, then each measure by gender, age and heritage.
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
  const round =
    described.build === 'heavy' ? 0.8 : described.build === 'slim' ? -0.3 : described.build === 'muscular' ? -0.1 : 0;
  const aged = smooth(48, 80, age);
  const old = smooth(60, 84, age) + 0.6 * smooth(69, 79, age);
  return {
    width: random.around((male ? 1.02 : 0.985) + contour.width, 0.035) + round * 0.02,
    length: random.around((male ? 4 : -2) + contour.length, 7),
    jaw: random.around((male ? 0.5 : -0.3) + contour.jaw, 0.35),
    chin: random.around((male ? 0.45 : -0.15) + contour.chin, 0.35),
    full: clamp(random.around(0.06 + contour.full + round, 0.35), -0.6, 1.1),
    temple: clamp(random.around(contour.temple, 0.5), -1, 1),
    cheek: clamp(random.around(contour.cheek, 0.5), -1, 1.2),
    cheekbone: random.between(0.1, 0.95),
    ridge: male ? random.between(0.25, 0.9) : random.between(0, 0.2),
    deepSet: random.between(0, 1) * (eastAsian ? 0.3 : 1),
    noseWidth: random.around(1 + heritage * 0.18 + (male ? 0.06 : -0.02) - (eastAsian ? 0.01 : 0), 0.17),
    noseLength: random.around(male ? 2 : -2, 11) + aged * 3,
    noseTip: random.between(0.1, 1),
    noseLift: random.around(-aged * 0.4, 1),
    bridge: random.around(eastAsian ? 0.76 : 1.02 - heritage * 0.16, 0.2),
    eyeWidth: random.around(1.02, 0.12),
    eyeOpen: random.around(eastAsian ? 0.9 : 1.02, 0.17) - aged * 0.1 - old * 0.06,
    eyeTilt: random.around(eastAsian ? 4 : 2, 3) - aged * 1.5,
    eyeGap: random.around(0.2, 6),
    lidArch: random.around(0, 1),
    lidPeak: random.around(0, 1),
    hood: clamp(random.around(eastAsian ? 0.5 : 0.2, 0.4) + aged * 0.45 + old * 0.3),
    monolid: eastAsian && random.chance(0.6),
    browThickness: random.around(male ? 1.26 : 0.98, 0.42) - old * 0.1,
    browArch: random.around(male ? 0.4 : 0.85, 0.75),
    browPeak: random.around(0, 1),
    browLength: random.around(1, 0.12),
    browHeight: random.around(male ? -1 : 2, 4.5) - old * 3,
    lipFullness: random.around((male ? 0.96 : 1.06) + heritage * 0.22, 0.32) - aged * 0.14 - old * 0.12,
    lipBalance: random.between(0, 1),
    lipBow: random.between(0.1, 1.35),
    mouthWidth: random.around(1.01, 0.14),
    smile: described.mood === 'serious' ? 0.12 : described.mood === 'cheerful' ? 1.15 : random.between(0.6, 1.05),
    lash: (male ? random.between(0.02, 0.16) : random.between(0.45, 1)) * (described.makeUp === false ? 0.4 : 1),
    ear: random.around(male ? 1.05 : 0.98, 0.14) + aged * 0.1,
    ruddy: random.between(0.4, 1.3),
    lopsided: {
      brow: random.around(0, 1.4),
      eye: random.around(0, 1.4),
      mouth: random.around(0, 1.4),
      nose: random.around(0, 1.4),
      jaw: random.around(0, 1.3),
    },
  };
};
