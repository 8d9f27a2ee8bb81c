// Every garment by its name, and how stiff its cloth is.
import type { Garment } from '../traits.ts';
import {
  apron,
  blazer,
  cardigan,
  coat,
  dungarees,
  jacket,
  kurta,
  labCoat,
  polo,
  shirt,
  suit,
  waistcoat,
} from './buttoned.ts';
import type { Tailor } from './cloth.ts';
import { blouse, dress, hoodie, jumper, scrubs, sportswear, tShirt, turtleneck, vNeck } from './tops.ts';

interface Cut {
  /** 0 jersey to 1 tweed. */
  stiffness: number;
  draw(tailor: Tailor): void;
}

export const cuts: Record<Garment, Cut> = {
  't-shirt': { stiffness: 0.1, draw: tShirt },
  'v-neck': { stiffness: 0.2, draw: vNeck },
  jumper: { stiffness: 0.3, draw: jumper },
  turtleneck: { stiffness: 0.3, draw: turtleneck },
  shirt: { stiffness: 0.4, draw: shirt },
  polo: { stiffness: 0.3, draw: polo },
  blouse: { stiffness: 0, draw: blouse },
  dress: { stiffness: 0.1, draw: dress },
  hoodie: { stiffness: 0.2, draw: hoodie },
  blazer: { stiffness: 0.9, draw: blazer },
  suit: { stiffness: 0.9, draw: suit },
  cardigan: { stiffness: 0.3, draw: cardigan },
  jacket: { stiffness: 0.7, draw: jacket },
  coat: { stiffness: 0.9, draw: coat },
  waistcoat: { stiffness: 0.5, draw: waistcoat },
  apron: { stiffness: 0.3, draw: apron },
  dungarees: { stiffness: 0.4, draw: dungarees },
  scrubs: { stiffness: 0.4, draw: scrubs },
  'lab-coat': { stiffness: 0.8, draw: labCoat },
  sportswear: { stiffness: 0, draw: sportswear },
  kurta: { stiffness: 0.2, draw: kurta },
};
