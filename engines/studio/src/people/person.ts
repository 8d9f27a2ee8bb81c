// A painted presenter as plain JSON: every trait needed to draw the same picture again.
import type { Accessory, ArmPose, FacialHair, Garment, HairStyle, Headwear } from './traits.ts';

/** Measures of a face. Lengths are head units (1/400 of a head's height), other numbers factors or shares. */
export type FaceShape = {
  /** Factor on the whole width. */
  width: number;
  /** Units by which the chin is lower than usual. */
  length: number;
  /** −1.2 narrow to 1.5 square. */
  jaw: number;
  /** −0.5 small to 1 broad. */
  chin: number;
  /** −0.6 lean to 1.6 with a double chin. */
  full: number;
  /** Factor on the height of the head above the brows. Missing: 1. */
  forehead?: number;
  /** Width of the forehead relative to the rest, −1.6 to 1.6. */
  temple: number;
  /** Sideways prominence of the cheekbones, −1 to 1.8. */
  cheek: number;
  /** Forward prominence of the cheekbones, 0 to 1. */
  cheekbone: number;
  /** Brow ridge, 0 to 1. */
  ridge: number;
  /** Depth of the eye sockets, 0 to 1. */
  deepSet: number;
  noseWidth: number;
  noseLength: number;
  /** Prominence of the tip, 0 to 1. */
  noseTip: number;
  /** −1 drooping tip to 1 upturned. */
  noseLift: number;
  /** Height of the bridge, 0.6 to 1.2. */
  bridge: number;
  eyeWidth: number;
  eyeOpen: number;
  /** Units by which the outer corner is above the inner one. */
  eyeTilt: number;
  /** Units added to half the distance between the eyes. */
  eyeGap: number;
  /** The upper lid's edge: −1 flat to 1 round, and its peak −1 near the nose to 1 outside. */
  lidArch: number;
  lidPeak: number;
  /** Overhang of the fold above the lid, 0 to 1. */
  hood: number;
  /** No visible crease of the upper lid. */
  monolid: boolean;
  browThickness: number;
  /** Below 0 straight, 1.6 highly arched. */
  browArch: number;
  /** Position of the peak: −1 in the middle to 1 far outside. */
  browPeak: number;
  /** Factor. */
  browLength: number;
  browHeight: number;
  /** Units by which the outer end is above the inner one. Missing: 0. */
  browSlant?: number;
  lipFullness: number;
  /** 0 the upper lip fuller, 1 the lower. */
  lipBalance: number;
  /** Strength of the upper lip's bow, 0 to 1.4. */
  lipBow: number;
  mouthWidth: number;
  /** Smile of the face at rest, −0.3 to 1.8. */
  smile: number;
  /** How far the lips are apart at rest, over the teeth, 0 to 1.9. Missing: 0. */
  parted?: number;
  /** Strength of lashes and lid line, 0 to 1. */
  lash: number;
  /** Factor on the size of the ears. */
  ear: number;
  /** Redness of the skin, 0.4 to 1.6. */
  ruddy: number;
  /** Asymmetry of the two sides, −1 to 1 each. */
  lopsided: { brow: number; eye: number; mouth: number; nose: number; jaw: number };
};

export type BodyShape = {
  /** Factor on the width of the shoulders. */
  shoulders: number;
  /** −0.4 slight to 1.3 heavy. */
  weight: number;
  /** Units by which the neck is longer than usual. */
  neck: number;
  /** −1 to 1: the body turned to the viewer's left or right. */
  turn: number;
  /** Slope of the shoulders, 0 square to 1 sloping. */
  slope: number;
  /** −1 to 1: the body inclined to the viewer's left or right. */
  lean: number;
  /** How arms are carried. */
  arms: ArmPose;
  /** Missing: words ask for the pose, or may have. */
  isPoseRandom?: true;
  /** The pose with its sides exchanged. */
  mirrored?: true;
  /** Distance of hanging elbows from the body, 0 to 1. */
  spread: number;
  /** Factors on the girth of neck, waist and arms. Missing: 1 each. */
  girth?: { neck: number; waist: number; arms: number };
};

export type Clothes = {
  garment: Garment;
  /** `#rrggbb` */
  colour: string;
  /** Colour under an open garment, or of an apron. */
  second: string;
  /** The garment under an open one, a jumper or a shirt that is worn open. Missing: the usual one; none under jumpers and shirts. */
  inner?: 'shirt' | 't-shirt' | 'blouse' | 'turtleneck' | 'v-neck' | 'waistcoat';
  /** The first three of a blouse, the others of a dress. Missing: a collar, a wrap. */
  neckline?: 'collar' | 'bow' | 'open' | 'wrap' | 'boat' | 'square' | 'straps' | 'off-shoulder';
  /** Of a jacket: without lapels, as bomber and denim jackets, or with the collar, zip and pockets of one for work. */
  casual?: true | 'work';
  /** `#rrggbb` of a scarf around the neck. */
  scarf?: string;
  /** Worn with a suit or a waistcoat. */
  tie: 'none' | 'tie' | 'bow';
  /** Absent: a darker shade of the garment. */
  tieColour?: string;
  pattern:
    | 'plain'
    | 'knit'
    | 'woven'
    | 'striped'
    | 'dotted'
    | 'checked'
    | 'leather'
    | 'floral'
    | 'print'
    | 'reflective';
  /** Pattern of an apron, or of what is worn under an open garment. Missing: woven and plain. */
  secondPattern?: 'floral' | 'print' | 'striped' | 'dotted' | 'checked';
  /** Cut wide, with dropped shoulders. */
  loose?: true;
  /** The sleeves of a shirt, to the elbows. */
  rolled?: true;
  /** A picture on the chest of a T-shirt. */
  graphic?: true;
  /** On the sleeves of a uniform shirt, a paw on the chest of scrubs. Missing: a star, with a badge on the chest; nothing on scrubs. */
  emblem?: 'cross' | 'paw';
};

/** How a hair style is cut on one person, so that two people with one style differ. */
export type HairCut = {
  /** −1 close to the head to 1 wide, 3 of a big afro. */
  volume: number;
  /** −1 flat to 1 high on the crown, 3 of a big afro. */
  height: number;
  /** Of falling hair: −1 parted far on one side, 1 in the middle. */
  part: number;
  /** Of falling hair, and the loose locks of gathered hair. */
  fringe: 'none' | 'swept' | 'curtain';
  /** Of short cuts and buns. */
  shape: 'low' | 'side' | 'high';
};

export type Person = {
  seed: string;
  /** Missing in stored people that were created before freckles, hoops, hands and turned eyes were drawn anew: they look as before. */
  edition?: 2;
  gender: 'female' | 'male';
  /** Years, 18 to 85. */
  age: number;
  /** Five stops from deep to high, then lip and blush: `#rrggbb` each. */
  skin: readonly string[];
  freckles: number;
  hair: {
    style: HairStyle;
    /** Deep, base and highlight, `#rrggbb`. */
    colours: readonly string[];
    brows: readonly string[];
    beard: readonly string[];
    /** Waviness of the strands, 0 to 1. */
    wave: number;
    /** −1 shorter to 1 longer than the style's usual, −3 of short locs. */
    length: number;
    /** −1 parted on the viewer's left, 1 on the right. */
    parting: number;
    /** Share of grey strands, 0 to 1: at the temples of a man, spread over a woman's hair. Missing: 0. */
    grey?: number;
    /** How far the hairline has receded at the temples, 0 to 1. Missing: 0. */
    recession?: number;
    /** Missing in stored people that were created before cuts differed: their hair keeps its shape. */
    cut?: HairCut;
  };
  iris: string;
  lip: string;
  facialHair: FacialHair;
  glasses: 'none' | 'round' | 'square' | 'sun';
  glassesColour: string;
  headwear: Headwear;
  headwearColour: string;
  /** How a headscarf is worn. Missing: draped over the chest. */
  headscarf?: 'draped' | 'wrapped' | 'thrown';
  /** How a head wrap is tied. Missing: knotted in front. */
  headwrap?: 'knot' | 'bun' | 'fan';
  earrings: 'none' | 'studs' | 'hoops' | 'big-hoops' | 'pearls';
  /** A red dot between the brows. */
  bindi?: true;
  necklace: 'none' | 'chain' | 'pearls';
  /** Worn around the neck. */
  stethoscope?: true;
  /** Things worn besides clothes and jewellery, and their colours, `#rrggbb`. */
  accessories?: Partial<Record<Accessory, string>>;
  metal: string;
  /** Mean colour of reference pictures, which tints this person's places; null without pictures. */
  mood: string | null;
  clothes: Clothes;
  face: FaceShape;
  body: BodyShape;
  /** Pose of the head at rest: yaw and pitch in the units of turn.ts, roll in radians. */
  carriage: { yaw: number; pitch: number; roll: number };
  /**
   * −1 to 1: how near the camera is, and how low. Missing in stored people that were created before it differed: 0 each.
   * `aside`: how far to the viewer's right the person is in a first frame. Missing: 0.
   */
  camera?: { near: number; low: number; aside?: number };
};
