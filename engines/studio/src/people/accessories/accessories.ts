// Draws what is worn over the clothes: scarf, dupatta, backpack, lanyard, headphones around the neck, stethoscope.
import type { Pen } from '../../paint/pen.ts';
import type { Person } from '../person.ts';
import { drawBackpack } from './backpack.ts';
import { drawDupatta } from './dupatta.ts';
import { drawHeadphonesAroundNeck } from './headphones.ts';
import { drawLanyard } from './lanyard.ts';
import { drawNeckerchief } from './neckerchief.ts';
import { drawScarf } from './scarf.ts';
import { drawStethoscope } from './stethoscope.ts';

/** From the lowest to the topmost. The pen takes body units. */
export const drawAccessories = (pen: Pen, person: Person): void => {
  const { accessories = {}, clothes, stethoscope } = person;
  if (accessories.dupatta) drawDupatta(pen, person, accessories.dupatta);
  if (accessories.backpack) drawBackpack(pen, person, accessories.backpack);
  if (clothes.scarf) (clothes.garment === 'uniform-jacket' ? drawNeckerchief : drawScarf)(pen, person, clothes.scarf);
  if (accessories.lanyard) drawLanyard(pen, person, accessories.lanyard);
  if (accessories['headphones-around-neck'])
    drawHeadphonesAroundNeck(pen, person, accessories['headphones-around-neck']);
  if (stethoscope) drawStethoscope(pen, person);
};
