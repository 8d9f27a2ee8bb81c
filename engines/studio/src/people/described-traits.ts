// The traits that a description names; missing ones are drawn at random.
import type { OriginName } from './origins.ts';
import type { EyeColour, HairColour, SkinTone } from './palettes.ts';
import type { Clothes, HairCut, Person } from './person.ts';
import type { Accessory, ArmPose, FacialHair, Garment, HairStyle, Headwear } from './traits.ts';

export interface DescribedTraits {
  gender?: Person['gender'];
  /** Years. */
  age?: number;
  skin?: SkinTone;
  eastAsian?: boolean;
  origin?: OriginName;
  /** Suggested by a name, a place or the language of the description. */
  likelyOrigin?: OriginName;
  freckles?: number;
  hairStyle?: HairStyle;
  /** The words say that the hair is short, but not whether it is straight. */
  anyHairTexture?: true;
  hairColour?: HairColour;
  /** `#rrggbb` of hair dyed in no natural colour. */
  hairDye?: string;
  wave?: number;
  /** −1 shorter to 1 longer than the style's usual, −3 of short locs. */
  hairLength?: number;
  /** What the words tell of the cut: the size of an afro, the height of a bun. */
  hairCut?: Partial<HairCut>;
  eyes?: EyeColour;
  facialHair?: FacialHair;
  beardColour?: HairColour;
  glasses?: Person['glasses'];
  glassesColour?: string;
  headwear?: Headwear;
  headwearColour?: string;
  bindi?: true;
  earrings?: Person['earrings'];
  necklace?: Person['necklace'];
  stethoscope?: true;
  /** Colours, `#rrggbb`; empty ones are not named. */
  accessories?: Partial<Record<Accessory, string>>;
  /** `#rrggbb`; empty if the words name no colour. */
  scarf?: string;
  metal?: string;
  lipstick?: string;
  garment?: Garment;
  inner?: NonNullable<Clothes['inner']>;
  /** Of a jacket: with a zip, or of denim, or for work. */
  casual?: Clothes['casual'];
  clothesColour?: string;
  secondColour?: string;
  tie?: Clothes['tie'];
  tieColour?: string;
  pattern?: Clothes['pattern'];
  secondPattern?: Clothes['secondPattern'];
  neckline?: Clothes['neckline'];
  loose?: true;
  /** The sleeves of a shirt. */
  rolled?: true;
  graphic?: true;
  emblem?: 'cross' | 'paw';
  /** The garments of the occupation and their weights, from which the seed picks if no garment is described. */
  usualGarments?: readonly (readonly [Garment, number])[];
  arms?: ArmPose;
  /** The pose that goes with the occupation, which the seed picks more often than not if no pose is described. */
  usualArms?: ArmPose;
  build?: 'slim' | 'muscular' | 'heavy';
  mood?: 'serious' | 'cheerful';
  /** Whether the person wears make-up. */
  makeUp?: boolean;
  /** Values that the description negates without naming others. */
  excluded?: { hairStyles?: HairStyle[]; hairColours?: HairColour[]; garments?: Garment[] };
}
