// A whole person from what was said of them: everything unsaid is drawn by lot from the seed, within what goes together.
import { chance } from '../paint/chance.ts';
import { blend, hex, rgb } from '../paint/colour.ts';
import { bodyShape } from './body-lot.ts';
import { faceShape } from './face-lot.ts';
import { browsFor, likelySkin, natural, usualEyes, usualStyle } from './likely-colouring.ts';
import { dyed, hairColours, irises, skinBetween } from './palettes.ts';
import type { Person } from './person.ts';
import type { Said } from './said.ts';
import { dress } from './wardrobe.ts';

/** The same words and seed make the same person; every trait has a lot of its own, so that saying one does not move another. */
export const castPerson = (said: Said, seed: string, mood?: string): Person => {
  const lot = (trait: string) => chance(`${seed}/${trait}`);
  const gender = said.gender ?? lot('gender').pick(['female', 'male'] as const);
  const age =
    said.age ??
    Math.round(
      lot('age').weigh([
        [lot('age a').between(21, 34), 6],
        [lot('age b').between(34, 50), 3],
        [lot('age c').between(50, 70), 0.8],
      ]),
    );
  const skin = said.skin ?? likelySkin(said, lot('skin'));
  const hairColour = said.hairColour ?? said.beardColour ?? natural(skin, age, said, lot('hair colour'));
  const hair = said.hairDye ? dyed(said.hairDye) : [...hairColours[hairColour]];
  const style = said.hairStyle ?? usualStyle(gender, age, skin, said, lot('hair style'));
  const tones = skinBetween(skin, lot('skin drift').between(-0.35, 0.35));
  const clothes = dress(said, gender, age, lot('clothes'));
  const lip = rgb(tones[5]!);
  const wears = said.headwear ?? 'none';
  const turn = lot('carriage');
  return {
    seed,
    gender,
    age,
    skin: tones,
    freckles:
      said.freckles ??
      (['porcelain', 'fair'].includes(skin) &&
      lot('freckles').yes(hairColour === 'red' || hairColour === 'auburn' ? 0.6 : 0.12)
        ? 0.7
        : 0),
    hair: {
      style,
      colours: hair,
      beard: [...hairColours[said.beardColour ?? hairColour]],
      brows: browsFor(hairColour, age, gender),
      wave:
        said.wave ??
        (style === 'long-wavy'
          ? lot('wave').between(0.55, 1)
          : style === 'long-straight'
            ? lot('wave').between(0, 0.15)
            : lot('wave').between(0, 0.45)),
      length: said.hairLength ?? lot('length').near(0, 0.9),
      parting: lot('parting').yes(0.5) ? 1 : -1,
    },
    iris: irises[said.eyes ?? usualEyes(skin, lot('eyes'))],
    lip: hex(
      gender === 'male'
        ? blend(lip, rgb(tones[2]!), 0.36)
        : said.lipstick
          ? blend(lip, rgb(said.lipstick), 0.75)
          : blend(lip, rgb(tones[2]!), said.makeUp === false ? 0.3 : lot('lip').between(0, 0.2)),
    ),
    facialHair:
      gender === 'female'
        ? (said.facialHair ?? 'none')
        : (said.facialHair ??
          lot('beard').weigh(
            age < 22
              ? ([['none', 1]] as const)
              : ([
                  ['none', 5],
                  ['stubble', 3],
                  ['short-beard', 1.6],
                  ['full-beard', 1],
                  ['moustache', 0.3],
                  ['goatee', 0.3],
                ] as const),
          )),
    glasses:
      said.glasses ??
      (lot('glasses').yes(age > 45 ? 0.25 : 0.1) ? lot('frames').pick(['round', 'square'] as const) : 'none'),
    glassesColour:
      said.glassesColour ?? lot('frame colour').pick(['#20262e', '#3a1d16', '#5a3a22', '#8a6a3a', '#2c3a4a']),
    headwear: wears,
    headwearColour:
      said.headwearColour ??
      lot('headwear colour').pick(['#2f7f86', '#7c4a5c', '#4a5d7c', '#8a6a4a', '#566b4e', '#a4546a']),
    earrings:
      said.earrings ??
      (gender === 'female'
        ? lot('earrings').weigh([
            ['none', 3],
            ['studs', 3],
            ['hoops', 1.5],
            ['pearls', age > 45 ? 2 : 0.5],
          ] as const)
        : 'none'),
    necklace:
      said.necklace ??
      (gender === 'female' && lot('necklace').yes(0.25)
        ? age > 50 && lot('pearls').yes(0.4)
          ? 'pearls'
          : 'chain'
        : 'none'),
    metal: said.metal ?? lot('metal').pick(['#e2b348', '#d8dde4', '#dba27a']),
    mood: mood ?? null,
    clothes,
    face: faceShape(gender, age, skin, said, lot('face')),
    body: bodyShape(said, gender, age, lot('body')),
    carriage: {
      yaw: turn.between(0.085, 0.135) * (turn.yes(0.5) ? 1 : -1),
      pitch: turn.near(0, 0.03),
      roll: turn.near(0, 0.034),
    },
  };
};
