// Draws the random measures of a face: an overall contour and kinds of brows, eyes, nose and mouth first, then each measure by gender, age
// and heritage.
import { clamp, smooth } from '../paint/curve.ts';
import type { Random } from '../paint/random.ts';
import type { DescribedTraits } from './described-traits.ts';
import { brows, contours, eyes, mouths, narrowEyes, noses, regional, straightNoses } from './face-kinds.ts';
import { mouthDrop, plan } from './head.ts';
import type { SkinTone } from './palettes.ts';
import type { FaceShape, Person } from './person.ts';

interface Expression {
  smile: number;
  parted?: number;
  browHeight?: number;
  browSlant?: number;
  eyeOpen?: number;
  mouthWidth?: number;
}

/** Resting expressions by the described mood, with their weights. */
const expressions: Record<NonNullable<DescribedTraits['mood']> | 'open', readonly (readonly [Expression, number])[]> = {
  open: [
    // Laughing, with narrowed eyes.
    [{ smile: 1.45, parted: 1.05, browHeight: 1.5, eyeOpen: -0.24, mouthWidth: -0.04 }, 0.6],
    // Beaming.
    [{ smile: 1.55, parted: 0.9, browHeight: 2, eyeOpen: -0.18, mouthWidth: 0.06 }, 1],
    // Friendly, with teeth.
    [{ smile: 1.25, parted: 0.76, browHeight: 1, eyeOpen: -0.06 }, 0.8],
    // Warm, with closed lips.
    [{ smile: 1.6, browHeight: 2, eyeOpen: -0.1, mouthWidth: 0.04 }, 1.7],
    // Light, with the edges of the teeth.
    [{ smile: 1.45, parted: 0.7, browHeight: 1.5, eyeOpen: -0.04, mouthWidth: 0.06 }, 0.9],
    // Gentle.
    [{ smile: 1.15, browHeight: 1.5, eyeOpen: -0.08 }, 1.5],
    // Confident, with lips just apart.
    [{ smile: 1.15, parted: 0.58, browHeight: 1, eyeOpen: -0.1, mouthWidth: 0.05 }, 0.7],
  ],
  cheerful: [
    // Broad smile.
    [{ smile: 1.3, parted: 1, browHeight: 1.5 }, 3],
    // Laughing.
    [{ smile: 1.4, parted: 1.3, browHeight: 2.5, eyeOpen: -0.08 }, 2],
    // Smile that shows teeth.
    [{ smile: 1.2, parted: 0.9 }, 2],
  ],
  serious: [
    // Stern.
    [{ smile: -0.22, browHeight: -4, browSlant: 2.4 }, 2],
    // Grave.
    [{ smile: -0.05, browHeight: -3, browSlant: 1, eyeOpen: -0.06 }, 2],
  ],
};

/** Offsets of each build, the fullest and widest face that it has, the range of its jaw, and its narrowest chin. */
const builds = {
  usual: { width: 0, jaw: 0, full: 0, fullest: 0.55, widest: 1.04, jaws: [-1.7, 1.5], narrowest: -0.8 },
  slim: { width: -0.06, jaw: -0.5, full: -0.6, fullest: -0.2, widest: 0.98, jaws: [-2, 0.1], narrowest: -0.9 },
  muscular: { width: -0.01, jaw: 0.8, full: -0.5, fullest: -0.1, widest: 1.02, jaws: [0.8, 1.6], narrowest: 0.6 },
  // A woman with muscles.
  toned: { width: 0.01, jaw: 0.5, full: -0.3, fullest: 0, widest: 0.99, jaws: [-1, 0.5], narrowest: -0.6 },
  heavy: { width: 0.05, jaw: 0.2, full: 1.2, fullest: 1.4, widest: 1.05, jaws: [0.1, 1.1], narrowest: 0.5 },
} as const;

export const randomFace = (
  gender: Person['gender'],
  age: number,
  skin: SkinTone,
  described: DescribedTraits,
  random: Random,
): FaceShape => {
  const male = gender === 'male';
  const origin = described.origin ?? described.likelyOrigin;
  const usual = (origin && regional[origin]) ?? {};
  const southAsian = origin === 'south-asian';
  const heritage = southAsian ? 0 : skin === 'ebony' || skin === 'deep' ? 1.3 : skin === 'brown' ? 0.6 : 0;
  const eastAsian = described.eastAsian ?? (skin === 'golden' && random.chance(0.85));
  const contour = random.pickWeighted(contours);
  const [eye, nose, mouth, brow] = [
    random.pickWeighted(eastAsian ? narrowEyes : eyes),
    random.pickWeighted(southAsian ? straightNoses : noses),
    random.pickWeighted(mouths),
    random.pickWeighted(brows),
  ];
  // In a small picture only large differences are seen; a woman's large nose or small eyes soon look coarse.
  const strong = male ? 1.4 : 1.2;
  // A woman's square face is still softer than a man's, and a man's chin is never pointed.
  const square = male ? (contour.jaw < 0 ? 0.7 : 1) : contour.jaw < 0 ? 1 : 0.75;
  const expression = random.pickWeighted(expressions[described.mood ?? 'open']);
  const build = builds[described.build === 'muscular' && !male ? 'toned' : (described.build ?? 'usual')];
  const aged = smooth(36, 76, age);
  // The years show earlier in a man's face.
  const mature = male ? smooth(29, 42, age) : smooth(33, 46, age);
  // No grown man has a child's round face.
  const round = male ? 0.5 : 1;
  const middleAged = male ? smooth(36, 52, age) : smooth(38, 54, age);
  // At eighteen a face is a grown one, if soft.
  const young = 0.6 * smooth(25, 17, age);
  const old = smooth(60, 84, age) + 0.6 * smooth(69, 79, age);
  // Neither a long jaw nor a squashed one looks well.
  const long = clamp(
    random.around(
      (male ? -20 + 6 * smooth(20, 36, age) : -30 + 8 * mature + 4 * middleAged) -
        (male ? -10 : 5) * young +
        (contour.length < 0 ? contour.length * round : contour.length) * (male ? 1.1 : 1),
      4,
    ),
    male ? -24 + 16 * young : -38,
    male ? -8 : -4,
  );
  // A full face is round, or its cheeks would not show.
  const length =
    described.build === 'heavy' ? Math.min(long, -16) : build === builds.toned ? Math.max(long, -24) : long;
  const width = Math.min(
    Math.max(male ? 0.9 : 0.88, random.around((male ? 0.94 : 0.925) + contour.width * (male ? 0.8 : 1.2), 0.02)) +
      build.width,
    // A man's wide face looks inflated.
    build.widest - (male && described.build !== 'heavy' ? 0.03 + 0.02 * mature : 0),
  );
  // In a wide or heavy face, features of the usual size and distance would crowd in the middle.
  const roomy = Math.max(0, width - 0.97) + (described.build === 'heavy' ? 0.06 : 0);
  const face: FaceShape = {
    width,
    length,
    jaw: clamp(
      random.around(
        (male ? 0.1 + 0.3 * smooth(20, 36, age) + 0.3 * mature : -0.8 + 0.45 * mature + 0.35 * middleAged) -
          (male ? 0.3 : 0.8) * young +
          contour.jaw * square * (1 - 0.5 * young) * (male ? 1.4 : 1.15) -
          (eastAsian && male ? 0.35 : 0),
        0.25,
      ) + build.jaw,
      ...build.jaws,
    ),
    chin: Math.max(
      build.narrowest,
      random.around(
        (male ? 0.1 + 0.25 * mature : -0.35 + 0.3 * mature) - 0.4 * young + contour.chin * square * (1 - 0.5 * young),
        0.3,
      ),
    ),
    full: clamp(
      random.around(
        (male ? -0.06 : 0.24) +
          mature * (male ? -0.2 : 0) +
          // Cheeks and jaw get heavier in middle age.
          middleAged * (male ? 0.35 : 0.2) +
          young * (male ? 0.1 : 0.45) +
          contour.full * (male ? 0.55 * round : 0.8),
        0.25,
      ) + build.full,
      -0.6,
      build.fullest,
    ),
    forehead: random.around(0.96, 0.05),
    temple: clamp(random.around(contour.temple, 0.7), described.build === 'muscular' ? 0 : male ? -0.5 : -1.6, 1.6),
    cheek: clamp(random.around(contour.cheek, 0.7), -1, male ? 0.8 : 1.3),
    cheekbone: random.between(0.1, 0.95),
    ridge: male ? random.between(0.25, 0.9) + 0.3 * mature : random.between(0, 0.2),
    deepSet: random.between(0, 1) * (eastAsian ? 0.3 : 1),
    // A woman's nose is neither broad nor long for her face.
    noseWidth: clamp(
      random.around(0.96 + heritage * 0.18 + (male ? 0.16 : -0.1) - (eastAsian ? 0.01 : 0), 0.1) +
        (male ? mature * 0.06 : 0) +
        middleAged * 0.1 -
        young * 0.08 +
        strong * (nose.noseWidth ?? 0) +
        (usual.noseWidth ?? 0),
      male ? 0.92 : 0.8,
      (male ? 1.52 : 1.22) + heritage * 0.18,
    ),
    noseLength: clamp(
      random.around(male ? -3 : -18, 4) +
        mature * 3 +
        middleAged * 2 +
        aged * 3 -
        young * (male ? 2 : 7) +
        strong * (nose.noseLength ?? 0) +
        (usual.noseLength ?? 0),
      male ? -20 + 9 * mature : -30,
      (male ? 11 : -1) + mature * 2 + middleAged * 3 + aged * 3 - young * 6 + length * 0.35,
    ),
    noseTip: clamp(random.between(0.1, 1) + strong * (nose.noseTip ?? 0) + (usual.noseTip ?? 0)),
    noseLift: clamp(random.around(-aged * 0.4, 1) + strong * (nose.noseLift ?? 0), -1, 1),
    bridge: clamp(
      random.around(eastAsian ? 0.76 : 1.02 - heritage * 0.16, 0.2) + strong * (nose.bridge ?? 0) + (usual.bridge ?? 0),
      0.55,
      eastAsian ? 1.05 : 1.5,
    ),
    // Smaller eyes look startled.
    eyeWidth: Math.max(
      male ? 0.9 : 0.96,
      random.around(
        (male ? 1.06 - 0.1 * young : 1.1 + 0.1 * young) -
          mature * 0.1 -
          middleAged * (male ? 0.05 : 0.09) -
          old * 0.07 +
          roomy * 0.9,
        0.11,
      ) +
        strong * (eye.eyeWidth ?? 0) +
        (usual.eyeWidth ?? 0),
    ),
    eyeOpen: clamp(
      random.around((eastAsian ? 1.2 : 1.4) - (male ? 0.06 : 0), 0.14) -
        mature * (male ? 0.15 : 0.08) -
        middleAged * 0.07 +
        young * (male ? 0 : 0.16) -
        aged * 0.14 -
        old * 0.06 +
        strong * (eye.eyeOpen ?? 0) +
        (expression.eyeOpen ?? 0),
      // Old lids that fall far look sly.
      (male ? 0.96 : 1.07) + 0.1 * young,
      1.6,
    ),
    // Lids that fall far look sad, and lids that rise far sly.
    eyeTilt: clamp(random.around(eastAsian ? 3 : 1.5, 2.2) - aged * 1.5 + strong * (eye.eyeTilt ?? 0), -3.5, 8),
    eyeGap: clamp(
      random.around(2, 3.5) + strong * (eye.eyeGap ?? 0) * (1 - 5 * roomy) + roomy * 62 - mature * (male ? 2 : 1),
      male ? -3.5 : -2,
      male ? 9.5 : 8,
    ),
    lidArch: clamp(random.around(0.6, 0.6) + strong * (eye.lidArch ?? 0), -1, 1.4),
    lidPeak: clamp(random.around(-0.1, 0.6) + strong * (eye.lidPeak ?? 0), -1, 1.4),
    hood: clamp(
      random.around(eastAsian ? 0.4 : 0.08, 0.25) +
        middleAged * 0.32 +
        aged * 0.3 +
        old * 0.3 +
        strong * (eye.hood ?? 0),
      0,
      1 - 0.35 * old,
    ),
    monolid: eastAsian && random.chance(0.6),
    browThickness: clamp(
      random.around((male ? 1.36 : 1.02) + (southAsian && male ? 0.2 : 0), male ? 0.24 : 0.2) -
        old * 0.16 -
        young * 0.1 +
        strong * (brow.browThickness ?? 0) +
        (usual.browThickness ?? 0),
      (male ? 1.08 : 0.76) - old * 0.2 - young * 0.12,
      male ? 1.9 : 1.4,
    ),
    // Level brows make a woman look glum.
    browArch: clamp(
      random.around(male ? 0.05 : 0.4, 0.3) + strong * (brow.browArch ?? 0),
      male ? -0.8 : 0.2,
      male ? 0.9 : 1,
    ),
    browPeak: clamp(random.around(0, 1) + strong * (brow.browPeak ?? 0), -1.6, 1.4),
    browLength: random.around(1, 0.15) + strong * (brow.browLength ?? 0),
    // Brows that are raised high look startled.
    browHeight: clamp(
      random.around(male ? -4 : -2, 2.4) -
        old * 2 -
        (male ? 1.5 * mature : 0) +
        strong * (brow.browHeight ?? 0) +
        (expression.browHeight ?? 0),
      -10,
      male ? 1.5 : 2,
    ),
    browSlant: random.around(-0.1, 0.5) + strong * (brow.browSlant ?? 0) + (expression.browSlant ?? 0),
    lipFullness: clamp(
      random.around((male ? 0.92 : 1.04) + heritage * 0.22, 0.16) -
        mature * 0.12 -
        middleAged * 0.09 -
        aged * 0.1 -
        old * 0.12 +
        strong * (mouth.lipFullness ?? 0) +
        (usual.lipFullness ?? 0),
      (male ? 0.64 : 0.82) - 0.2 * old,
      (male ? 1.16 : 1.36 - 0.24 * middleAged) + heritage * 0.3,
    ),
    lipBalance: clamp(random.between(0, 1) + strong * (mouth.lipBalance ?? 0)),
    lipBow: clamp(random.between(0.1, 1.35) + strong * (mouth.lipBow ?? 0), 0, male ? 0.8 : 1.4),
    // In a narrow face a wide mouth is a grimace.
    mouthWidth:
      clamp(
        random.around(1.02, 0.09) + strong * (mouth.mouthWidth ?? 0),
        male ? 0.9 : 0.84,
        Math.min(male ? 1.2 : 1.16, 1.2 * width),
      ) +
      roomy * 1.1 +
      (expression.mouthWidth ?? 0),
    smile: random.around(expression.smile, 0.15),
    parted: (expression.parted ?? 0) * random.between(0.8, 1.15) * (1 - 0.15 * middleAged),
    lash:
      (male ? random.between(0.02, 0.16) : random.between(0.5, 0.8) * (1 - 0.5 * smooth(44, 58, age))) *
      (described.makeUp === false ? 0.4 : 1),
    ear: random.around(male ? 0.92 : 0.86, 0.1) + aged * 0.1,
    ruddy: random.between(0.4, 1),
    lopsided: {
      brow: random.around(0, 0.2),
      eye: random.around(0, 0.2),
      mouth: random.around(0, 0.06),
      nose: random.around(0, 0.15),
      jaw: random.around(0, 0.25),
    },
  };
  return settleEyes(shortenNose(shortenJaw(male, face)));
};

/** Between a long nose and the mouth there is room for an upper lip, or a smile looks sly. */
const shortenNose = (face: FaceShape): FaceShape => ({
  ...face,
  noseLength: Math.min(face.noseLength, 0.5 * face.length + 15),
});

/** A chin far below the mouth makes a long jaw look heavy; a woman's soonest. */
const shortenJaw = (male: boolean, face: FaceShape): FaceShape => {
  const most = male ? 71 : 66;
  const below = plan.chin - plan.mouth + face.length - mouthDrop({ face });
  return below > most ? { ...face, length: face.length - 1.1 * (below - most) } : face;
};

/** Eyes that are open as far as they are wide look startled, and large ones over a pointed chin like a doll's. */
const settleEyes = (face: FaceShape): FaceShape => {
  const pointed = smooth(-1, -1.9, face.jaw);
  const eyeWidth = Math.max(Math.min(0.96, face.eyeWidth), face.eyeWidth - 0.08 * pointed);
  return { ...face, eyeWidth, eyeOpen: Math.min(face.eyeOpen - 0.08 * pointed, 1.1 * eyeWidth) };
};
