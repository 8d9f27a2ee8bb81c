// What a description says of a person. Everything left out is for the lot to decide.
import type { EyeColour, HairColour, SkinTone } from './palettes.ts';
import type { Clothes, Person } from './person.ts';
import type { ArmPose, FacialHair, Garment, HairStyle, Headwear } from './traits.ts';

export interface Said {
  gender?: Person['gender'];
  /** Years. */
  age?: number;
  skin?: SkinTone;
  eastern?: boolean;
  freckles?: number;
  hairStyle?: HairStyle;
  hairColour?: HairColour;
  /** `#rrggbb` of hair dyed in no natural colour. */
  hairDye?: string;
  wave?: number;
  /** −1 shorter to 1 longer than the style's usual. */
  hairLength?: number;
  eyes?: EyeColour;
  facialHair?: FacialHair;
  beardColour?: HairColour;
  glasses?: Person['glasses'];
  glassesColour?: string;
  headwear?: Headwear;
  headwearColour?: string;
  earrings?: Person['earrings'];
  necklace?: Person['necklace'];
  metal?: string;
  lipstick?: string;
  garment?: Garment;
  clothesColour?: string;
  secondColour?: string;
  tie?: Clothes['tie'];
  pattern?: Clothes['pattern'];
  arms?: ArmPose;
  build?: 'slim' | 'muscular' | 'heavy';
  mood?: 'serious' | 'cheerful';
  /** Whether eyes and lips are made up. */
  makeUp?: boolean;
  /** What was ruled out, where nothing was said instead. */
  not?: { hairStyles?: HairStyle[]; hairColours?: HairColour[]; garments?: Garment[] };
}
