// Faces drawn by lot: an overall shape first, then the spread of every measure, by gender, age and heritage.
import type { Chance } from '../paint/chance.ts';
import { clamp, smooth } from '../paint/curve.ts';
import type { SkinTone } from './palettes.ts';
import type { FaceShape, Person } from './person.ts';
import type { Said } from './said.ts';

type Contour = Pick<FaceShape, 'width' | 'length' | 'jaw' | 'chin' | 'full' | 'temple' | 'cheek'>;

/** The shapes that drawing manuals tell apart, as what they add to an average contour. */
const contours: readonly (readonly [Contour, number])[] = [
  [{ width: 0, length: 0, jaw: 0, chin: 0, full: 0, temple: 0, cheek: 0 }, 3],
  [{ width: 0.035, length: -10, jaw: -0.1, chin: 0.1, full: 0.4, temple: 0.1, cheek: 0.3 }, 2],
  [{ width: 0.01, length: -3, jaw: 0.7, chin: 0.5, full: 0, temple: 0.3, cheek: 0 }, 2],
  [{ width: 0, length: 2, jaw: -0.5, chin: -0.5, full: -0.1, temple: 0.8, cheek: 0.5 }, 2],
  [{ width: -0.045, length: 13, jaw: 0.1, chin: 0.1, full: -0.2, temple: -0.2, cheek: -0.2 }, 2],
  [{ width: -0.01, length: 3, jaw: -0.3, chin: -0.35, full: -0.2, temple: -0.8, cheek: 1 }, 1.5],
  [{ width: 0.01, length: 0, jaw: 0.3, chin: 0.2, full: 0.4, temple: -0.6, cheek: -0.2 }, 1.2],
];

export const faceShape = (
  gender: Person['gender'],
  age: number,
  skin: SkinTone,
  said: Said,
  lot: Chance,
): FaceShape => {
  const male = gender === 'male';
  const heritage = skin === 'ebony' || skin === 'deep' ? 1 : skin === 'brown' ? 0.45 : 0;
  const eastern = said.eastern ?? (skin === 'golden' && lot.yes(0.85));
  const contour = lot.weigh(contours);
  const round = said.build === 'heavy' ? 0.6 : said.build === 'slim' ? -0.3 : said.build === 'muscular' ? -0.1 : 0;
  const aged = smooth(48, 80, age);
  const old = smooth(60, 84, age) + 0.6 * smooth(69, 79, age);
  return {
    width: lot.near((male ? 1.02 : 0.985) + contour.width, 0.035) + round * 0.02,
    length: lot.near((male ? 4 : -2) + contour.length, 7),
    jaw: lot.near((male ? 0.5 : -0.3) + contour.jaw, 0.35),
    chin: lot.near((male ? 0.45 : -0.15) + contour.chin, 0.35),
    full: clamp(lot.near(0.06 + contour.full + round, 0.35), -0.6, 1.1),
    temple: clamp(lot.near(contour.temple, 0.5), -1, 1),
    cheek: clamp(lot.near(contour.cheek, 0.5), -1, 1.2),
    cheekbone: lot.between(0.1, 0.95),
    ridge: male ? lot.between(0.25, 0.9) : lot.between(0, 0.2),
    deepSet: lot.between(0, 1) * (eastern ? 0.3 : 1),
    noseWidth: lot.near(1 + heritage * 0.18 + (male ? 0.06 : -0.02) - (eastern ? 0.01 : 0), 0.17),
    noseLength: lot.near(male ? 2 : -2, 11) + aged * 3,
    noseTip: lot.between(0.1, 1),
    noseLift: lot.near(-aged * 0.4, 1),
    bridge: lot.near(eastern ? 0.76 : 1.02 - heritage * 0.16, 0.2),
    eyeWidth: lot.near(1.02, 0.12),
    eyeOpen: lot.near(eastern ? 0.9 : 1.02, 0.17) - aged * 0.1 - old * 0.06,
    eyeTilt: lot.near(eastern ? 4 : 2, 3) - aged * 1.5,
    eyeGap: lot.near(0.2, 6),
    lidArch: lot.near(0, 1),
    lidPeak: lot.near(0, 1),
    hood: clamp(lot.near(eastern ? 0.5 : 0.2, 0.4) + aged * 0.45 + old * 0.3),
    monolid: eastern && lot.yes(0.6),
    browThickness: lot.near(male ? 1.26 : 0.98, 0.42) - old * 0.1,
    browArch: lot.near(male ? 0.4 : 0.85, 0.75),
    browPeak: lot.near(0, 1),
    browLength: lot.near(1, 0.12),
    browHeight: lot.near(male ? -1 : 2, 4.5) - old * 3,
    lipFullness: lot.near((male ? 0.96 : 1.06) + heritage * 0.22, 0.32) - aged * 0.14 - old * 0.12,
    lipBalance: lot.between(0, 1),
    lipBow: lot.between(0.1, 1.35),
    mouthWidth: lot.near(1.01, 0.14),
    smile: said.mood === 'serious' ? 0.12 : said.mood === 'cheerful' ? 1.15 : lot.between(0.6, 1.05),
    lash: (male ? lot.between(0.02, 0.16) : lot.between(0.45, 1)) * (said.makeUp === false ? 0.4 : 1),
    ear: lot.near(male ? 1.05 : 0.98, 0.14) + aged * 0.1,
    ruddy: lot.between(0.4, 1.3),
    lopsided: {
      brow: lot.near(0, 1.4),
      eye: lot.near(0, 1.4),
      mouth: lot.near(0, 1.4),
      nose: lot.near(0, 1.4),
      jaw: lot.near(0, 1.3),
    },
  };
};
