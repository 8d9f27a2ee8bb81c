// Draws what is worn over the clothes: a scarf, a backpack, a stethoscope, a camera and so on.
import type { Pen } from '../../paint/pen.ts';
import type { Person } from '../person.ts';
import { drawBackpack } from './backpack.ts';
import { drawBraces } from './braces.ts';
import { drawCamera } from './camera.ts';
import { drawDupatta } from './dupatta.ts';
import { drawGuitarStrap } from './guitar-strap.ts';
import { drawHeadphonesAroundNeck } from './headphones.ts';
import { drawLanyard } from './lanyard.ts';
import { drawMeasuringTape } from './measuring-tape.ts';
import { drawNeckerchief } from './neckerchief.ts';
import { drawScarf } from './scarf.ts';
import { drawStethoscope } from './stethoscope.ts';
import { drawTowel } from './towel.ts';
import { drawWhistle } from './whistle.ts';

/** From the lowest to the topmost. The pen takes body units. */
export const drawAccessories = (pen: Pen, person: Person): void => {
  const { accessories = {}, clothes, stethoscope } = person;
  if (accessories.braces) drawBraces(pen, person, accessories.braces);
  if (accessories.dupatta) drawDupatta(pen, person, accessories.dupatta);
  if (accessories.backpack) drawBackpack(pen, person, accessories.backpack);
  if (accessories.guitar) drawGuitarStrap(pen, person, accessories.guitar);
  if (clothes.scarf) (clothes.garment === 'uniform-jacket' ? drawNeckerchief : drawScarf)(pen, person, clothes.scarf);
  if (accessories.lanyard) drawLanyard(pen, person, accessories.lanyard);
  if (accessories['headphones-around-neck'])
    drawHeadphonesAroundNeck(pen, person, accessories['headphones-around-neck']);
  if (accessories['measuring-tape']) drawMeasuringTape(pen, person, accessories['measuring-tape']);
  if (accessories.towel) drawTowel(pen, person, accessories.towel);
  if (accessories.whistle) drawWhistle(pen, person, accessories.whistle);
  if (accessories.camera) drawCamera(pen, person, accessories.camera);
  if (stethoscope) drawStethoscope(pen, person);
};
