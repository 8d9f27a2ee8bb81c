// A painted presenter, resolved: every trait that a brush needs, as plain JSON, so that it is drawn the same for ever.
import type { ArmPose, FacialHair, Garment, HairStyle, Headwear } from './traits.ts';

/** Numbers of one face. Lengths are head units (1/400 of a head's height), the rest factors or parts of one. */
export type FaceShape = {
  /** Factor on the whole width. */
  width: number;
  /** Units by which the chin lies lower than usual. */
  length: number;
  /** −0.5 narrow to 1.2 square. */
  jaw: number;
  /** −0.5 small to 1 broad. */
  chin: number;
  /** −0.3 lean to 1 round. */
  full: number;
  /** How broad the forehead is against the rest, −1 to 1. */
  temple: number;
  /** How far the cheekbones stand out sideways, −1 to 1.2. */
  cheek: number;
  /** Height of the cheekbones, 0 to 1. */
  cheekbone: number;
  /** Brow ridge, 0 to 1. */
  ridge: number;
  /** How deep the eyes lie, 0 to 1. */
  deepSet: number;
  noseWidth: number;
  noseLength: number;
  /** How far the tip stands out, 0 to 1. */
  noseTip: number;
  /** −1 a tip that hangs to 1 one that is turned up. */
  noseLift: number;
  /** How high the bridge stands, 0.6 to 1.2. */
  bridge: number;
  eyeWidth: number;
  eyeOpen: number;
  /** Units by which the outer corner lies above the inner. */
  eyeTilt: number;
  /** Units added to half the distance between the eyes. */
  eyeGap: number;
  /** The upper lid's edge: −1 flat to 1 round, and its peak −1 near the nose to 1 outside. */
  lidArch: number;
  lidPeak: number;
  /** How far the fold above the lid hangs over it, 0 to 1. */
  hood: number;
  /** No visible crease of the upper lid. */
  monolid: boolean;
  browThickness: number;
  /** Below 0 straight, 1.6 high. */
  browArch: number;
  /** Where it peaks: −1 in the middle to 1 far outside. */
  browPeak: number;
  /** Factor. */
  browLength: number;
  browHeight: number;
  lipFullness: number;
  /** 0 the upper lip fuller, 1 the lower. */
  lipBalance: number;
  /** Strength of the upper lip's bow, 0 to 1.4. */
  lipBow: number;
  mouthWidth: number;
  /** How much a face at rest smiles, 0 to 1. */
  smile: number;
  /** Strength of lashes and lid line, 0 to 1. */
  lash: number;
  /** Factor on the size of the ears. */
  ear: number;
  /** How much red shows through the skin, 0.4 to 1.6. */
  ruddy: number;
  /** −1 to 1 each: how the two sides differ. */
  lopsided: { brow: number; eye: number; mouth: number; nose: number; jaw: number };
};

export type BodyShape = {
  /** Factor on the width of the shoulders. */
  shoulders: number;
  /** −0.3 slight to 1 heavy. */
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
  /** How far hanging elbows stand out, 0 to 1. */
  spread: number;
};

export type Clothes = {
  garment: Garment;
  /** `#rrggbb` */
  colour: string;
  /** Of what shows under an open garment, or of an apron. */
  second: string;
  /** Worn with a suit or a waistcoat. */
  tie: 'none' | 'tie' | 'bow';
  pattern: 'plain' | 'knit' | 'woven' | 'striped' | 'dotted' | 'checked' | 'leather';
};

export type Person = {
  seed: string;
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
    /** How wavy strands are, 0 to 1. */
    wave: number;
    /** −1 shorter to 1 longer than the style's usual. */
    length: number;
    /** −1 parted on the viewer's left, 1 on the right. */
    parting: number;
  };
  iris: string;
  lip: string;
  facialHair: FacialHair;
  glasses: 'none' | 'round' | 'square' | 'sun';
  glassesColour: string;
  headwear: Headwear;
  headwearColour: string;
  earrings: 'none' | 'studs' | 'hoops' | 'pearls';
  necklace: 'none' | 'chain' | 'pearls';
  metal: string;
  /** A colour that reference pictures lend to the places this person stands in. */
  mood: string | null;
  clothes: Clothes;
  face: FaceShape;
  body: BodyShape;
  /** How the head is carried at rest: turn and nod in the units of turn.ts, tilt in radians. */
  carriage: { yaw: number; pitch: number; roll: number };
};
