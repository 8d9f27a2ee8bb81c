// Faces and bodies drawn by lot: the spread of every measure, by gender, age and heritage.
import type { Chance } from '../paint/chance.ts';
import type { SkinTone } from './palettes.ts';
import type { BodyShape, FaceShape, Person } from './person.ts';
import type { Said } from './said.ts';

type Gender = Person['gender'];

export const faceShape = (gender: Gender, age: number, skin: SkinTone, said: Said, lot: Chance): FaceShape => {
  const male = gender === 'male';
  const heritage = skin === 'ebony' || skin === 'deep' ? 1 : skin === 'brown' ? 0.45 : 0;
  const eastern = said.eastern ?? (skin === 'golden' && lot.yes(0.85));
  const round = said.build === 'heavy' ? 0.5 : said.build === 'slim' ? -0.2 : 0;
  return {
    width: lot.near(male ? 1.025 : 0.99, 0.055),
    length: lot.near(male ? 3 : -1, 13),
    jaw: lot.near(male ? 0.5 : -0.3, 0.5),
    chin: lot.near(male ? 0.5 : -0.1, 0.45),
    full: lot.near(0.15 + round, 0.6),
    cheekbone: lot.between(0.15, 0.9),
    ridge: male ? lot.between(0.3, 0.75) : lot.between(0, 0.15),
    noseWidth: lot.near(1.0 + heritage * 0.17 + (male ? 0.06 : 0) - (eastern ? -0.03 : 0), 0.1),
    noseLength: lot.near(male ? 2 : -1.5, 8) + (age > 60 ? 2 : 0),
    noseTip: lot.between(0.2, 0.9),
    bridge: lot.near(eastern ? 0.78 : 1 - heritage * 0.14, 0.13),
    eyeWidth: lot.near(1.03, 0.09),
    eyeOpen: lot.near(eastern ? 0.88 : 1.01, 0.13) - Math.max(0, age - 50) * 0.0035,
    eyeTilt: lot.near(eastern ? 4 : 2.2, 1.7),
    eyeGap: lot.near(0.3, 4),
    monolid: eastern && lot.yes(0.7),
    browThickness: lot.near(male ? 1.22 : 1, 0.34),
    browArch: lot.near(male ? 0.55 : 1, 0.4),
    browHeight: lot.near(male ? 0 : 2, 3),
    lipFullness: lot.near((male ? 0.96 : 1.04) + heritage * 0.2, 0.24) - Math.max(0, age - 50) * 0.005,
    mouthWidth: lot.near(1.02, 0.13),
    smile: said.mood === 'serious' ? 0.12 : said.mood === 'cheerful' ? 1 : lot.between(0.5, 0.9),
    lash: male ? lot.between(0.02, 0.16) : lot.between(0.5, 1),
    lopsided: {
      brow: lot.near(0, 1),
      eye: lot.near(0, 1),
      mouth: lot.near(0, 1),
      nose: lot.near(0, 1),
      jaw: lot.near(0, 1),
    },
  };
};

export const bodyShape = ({ build }: Said, lot: Chance): BodyShape => ({
  shoulders: lot.near(build === 'muscular' ? 1.1 : build === 'slim' ? 0.94 : 1, 0.05),
  weight: lot.near(build === 'heavy' ? 0.85 : build === 'slim' ? -0.25 : build === 'muscular' ? 0.15 : 0.08, 0.18),
  neck: lot.near(build === 'heavy' ? -5 : 0, 6),
  turn: lot.near(0, 1),
  slope: lot.between(0.1, 0.85) * (build === 'muscular' ? 0.6 : 1),
});
