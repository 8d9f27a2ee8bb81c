// Every garment's drawing functions, sleeves and stiffness.
import { looseSleeve, rolledSleeve, type Sleeve } from '../arms.ts';
import { girthOf } from '../body-plan.ts';
import type { Person } from '../person.ts';
import type { Garment } from '../traits.ts';
import { blouse, hasCollar } from './blouses.ts';
import { apron, cardigan, chefJacket, polo, waistcoat } from './buttoned.ts';
import { casualJacket } from './casual-jacket.ts';
import type { GarmentContext } from './cloth.ts';
import { ownCollar, shirtCollar } from './collars.ts';
import { dress } from './dresses.ts';
import { dungarees } from './dungarees.ts';
import { jumpsuit } from './jumpsuit.ts';
import { drawKimono, kimonoCollar } from './kimono.ts';
import { kurta } from './kurta.ts';
import { layeredJumper, layeredVNeck, openShirt } from './layered.ts';
import { shadeLightCloth } from './light-cloth.ts';
import { loweredHood, rainJacket } from './rain-jacket.ts';
import { drawRolledCuffs } from './rolled-cuffs.ts';
import { sari } from './sari.ts';
import { blazer, coat, labCoat, openJacket, suit, tailoredBack } from './tailored.ts';
import { hood, hoodie, scrubs, sportswear, tShirt, turtleneck } from './tops.ts';
import { trenchCoat } from './trench-coat.ts';
import { uniformJacket } from './uniform-jacket.ts';
import { uniformShirt } from './uniform-shirt.ts';

interface Cut {
  /** Stiffness of the cloth, 0 jersey to 1 tweed. */
  stiffness: number;
  sleeve: Sleeve;
  /** The visible sleeves are those of the garment below. */
  inShirtsleeves?: true;
  /** Share of the people who tuck it into their trousers; the others wear it over them. Missing: it has no hem in any frame. */
  tucked?: number;
  draw(garment: GarmentContext): void;
  /** Draws the part behind the neck. */
  back?(garment: GarmentContext): void;
}

/** Leather was always casual; other jackets have lapels unless words say otherwise. */
const jacket = (garment: GarmentContext): void => {
  const { casual, pattern } = garment.person.clothes;
  (casual || pattern === 'leather' ? casualJacket : openJacket)(garment);
};

/** Only a blouse with a collar stands up behind the neck. */
const blouseCollar = (garment: GarmentContext): void => {
  if (hasCollar(garment.person)) ownCollar(garment);
};

/** The collar of a shirt below a jumper. */
const innerCollar = (garment: GarmentContext): void => {
  if (garment.person.clothes.inner === 'shirt') shirtCollar(garment);
};

/** The collar of a shirt below an apron. */
const apronCollar = (garment: GarmentContext): void => {
  if (garment.person.clothes.inner === 'shirt') ownCollar(garment);
};

const cuts: Record<Garment, Cut> = {
  't-shirt': { stiffness: 0.1, sleeve: 0.5, tucked: 0.4, draw: tShirt },
  'v-neck': { stiffness: 0.2, sleeve: 'long', tucked: 0.3, draw: layeredVNeck, back: innerCollar },
  jumper: { stiffness: 0.3, sleeve: 'long', tucked: 0, draw: layeredJumper, back: innerCollar },
  turtleneck: { stiffness: 0.3, sleeve: 'long', tucked: 0.5, draw: turtleneck },
  shirt: { stiffness: 0.4, sleeve: 'long', tucked: 0.8, draw: openShirt, back: ownCollar },
  polo: { stiffness: 0.3, sleeve: 0.5, tucked: 0.5, draw: polo, back: ownCollar },
  blouse: { stiffness: 0, sleeve: 'long', tucked: 1, draw: blouse, back: blouseCollar },
  dress: { stiffness: 0.1, sleeve: 0.36, draw: dress },
  hoodie: { stiffness: 0.2, sleeve: 'long', tucked: 0, draw: hoodie, back: hood },
  blazer: { stiffness: 0.9, sleeve: 'long', draw: blazer, back: tailoredBack },
  suit: { stiffness: 0.9, sleeve: 'long', draw: suit, back: tailoredBack },
  cardigan: { stiffness: 0.3, sleeve: 'long', tucked: 0, draw: cardigan },
  jacket: { stiffness: 0.7, sleeve: 'long', draw: jacket, back: tailoredBack },
  coat: { stiffness: 0.9, sleeve: 'long', draw: coat, back: tailoredBack },
  waistcoat: { stiffness: 0.5, sleeve: 'long', inShirtsleeves: true, draw: waistcoat, back: shirtCollar },
  apron: { stiffness: 0.3, sleeve: 'long', draw: apron, back: apronCollar },
  dungarees: { stiffness: 0.4, sleeve: 0.5, draw: dungarees },
  scrubs: { stiffness: 0.4, sleeve: 0.55, draw: scrubs },
  'lab-coat': { stiffness: 0.8, sleeve: 'long', draw: labCoat, back: tailoredBack },
  sportswear: { stiffness: 0, sleeve: 0, tucked: 0, draw: sportswear },
  kurta: { stiffness: 0.2, sleeve: 'long', draw: kurta, back: ownCollar },
  sari: { stiffness: 0, sleeve: 0.42, draw: sari },
  kimono: { stiffness: 0.5, sleeve: 'long', draw: drawKimono, back: kimonoCollar },
  'chef-jacket': { stiffness: 0.6, sleeve: 'long', draw: chefJacket, back: ownCollar },
  'trench-coat': { stiffness: 0.7, sleeve: 'long', draw: trenchCoat, back: tailoredBack },
  'rain-jacket': { stiffness: 0.5, sleeve: 'long', draw: rainJacket, back: loweredHood },
  'uniform-shirt': { stiffness: 0.5, sleeve: 'long', draw: uniformShirt, back: ownCollar },
  'uniform-jacket': { stiffness: 0.9, sleeve: 'long', draw: uniformJacket, back: tailoredBack },
  jumpsuit: { stiffness: 0.2, sleeve: 'long', draw: jumpsuit, back: ownCollar },
};

/** The cut of a person's garment, a shirt for one that only a newer version can draw. A loose short sleeve ends at the elbow. */
export const cutOf = ({ gender, clothes: { garment, inner, loose, neckline, rolled } }: Person): Cut => {
  const like =
    garment === 'apron' && inner === 't-shirt' ? 't-shirt' : garment === 'jumpsuit' && gender === 'female' && 'dress';
  const own = cuts[garment] ?? cuts.shirt;
  const sleeve =
    garment === 'dress' && (neckline === 'straps' || neckline === 'off-shoulder') ? 0 : cuts[like || garment]?.sleeve;
  const cut = sleeve === undefined ? own : { ...own, sleeve };
  const draw = (worn: GarmentContext): void => {
    cut.draw(worn);
    if (rolled) drawRolledCuffs(worn);
    shadeLightCloth(worn);
  };
  if (rolled) return { ...cut, draw, sleeve: rolledSleeve };
  return loose && cut.sleeve !== 'long' ? { ...cut, draw, sleeve: looseSleeve } : { ...cut, draw };
};

/** The person in a body as wide as loose clothes; hoodies are never tight. */
export const looseFit = (person: Person): Person => {
  const { body, clothes } = person;
  const ease = clothes.loose ? 1 : clothes.garment === 'hoodie' ? 0.3 : 0;
  if (ease === 0) return person;
  const { neck, waist, arms } = girthOf(body);
  return {
    ...person,
    body: {
      ...body,
      girth: { neck, waist: waist * (1 + 0.36 * ease), arms: arms * (1 + 0.42 * ease) },
      slope: body.slope + 0.5 * ease,
    },
  };
};
