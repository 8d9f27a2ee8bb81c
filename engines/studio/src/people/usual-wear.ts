// What people of some occupations and countries usually wear, if the words neither name nor deny it.
import { colourNames } from '../paint/colour-words.ts';
import { tradeAccessories } from '../words/trade-things.ts';
import type { DescribedTraits } from './described-traits.ts';
import type { Garment } from './traits.ts';

/** Clothes with which a stethoscope is worn. */
const medical = new Set<Garment>(['lab-coat', 'scrubs']);

const doctors =
  /\b(?<!\b(?:witch|spin|script) )(?:doctors?(?! of (?:arts|business|divinity|education|economics|engineering|history|law|philosophy|psychology|science|theology)\b|'? ?s? (?:office|practice|surgery|patients?))|physicians?|paediatricians?|pediatricians?|cardiologists?|(?:family|general) practitioners?|vets?|veterinarians?)\b/;

const vets = /\b(?:vets?|veterinarians?|veterinary|animal (?:doctors?|nurses?|keepers?)|dog groomers?)\b/;

const skaters = /\b(?<!\b(?:ice|figure|speed|roller) )(?:skaters?|skate ?boarders?)\b/;

/** Adds to a description: `affirmed` is its text without what it denies, `denied` has the clauses that deny something. */
export const addUsualWear = (described: DescribedTraits, affirmed: string, denied: readonly string[]): void => {
  const isDenied = (words: RegExp) => denied.some((text) => words.test(text));
  if (
    doctors.test(affirmed) &&
    described.garment !== undefined &&
    medical.has(described.garment) &&
    !isDenied(/\bstethoscope\b/)
  )
    described.stethoscope ??= true;
  if (
    /\b(?:nurses?|midwi(?:fe|ves))\b/.test(affirmed) &&
    described.garment === 'scrubs' &&
    !described.stethoscope &&
    !isDenied(/\b(?:badge|lanyard)\b/)
  )
    described.accessories = { lanyard: '', ...described.accessories };
  if (vets.test(affirmed) && described.garment === 'scrubs') described.emblem = 'paw';
  for (const [trade, accessory, words] of tradeAccessories)
    if (trade.test(affirmed) && !isDenied(words)) {
      const isOnHead = accessory === 'headphones-around-neck' && described.accessories?.headphones !== undefined;
      if (!isOnHead) described.accessories = { [accessory]: '', ...described.accessories };
    }
  if (/\b(?<!\bof the )bride\b|\b(?:wedding|bridal) (?:dress|gown)\b/.test(affirmed) && described.garment === 'dress') {
    described.clothesColour ??= '#f4f1ea';
    if (!isDenied(/\bveil\b/)) described.headwear ??= 'veil';
  }
  if (/\bsurfers?\b/.test(affirmed)) addBeachHair(described);
  // A board before the chest would hide half of a picture on it.
  const holdsBoard = described.arms === undefined && described.usualArms !== undefined;
  if (skaters.test(affirmed) && !holdsBoard && described.garment === 't-shirt' && !isDenied(/\b(?:graphic|print|logo)/))
    described.graphic = true;
  if (
    described.garment === 'jacket' &&
    described.clothesColour === colourNames.white &&
    /\b(?:chef|cook)\b/.test(affirmed)
  )
    described.garment = 'chef-jacket';
  addUsualHat(described, affirmed, isDenied);
  // Before clients and courts, a jacket is worn over the shirt.
  if (
    /\b(?:lawyer|attorney|solicitor|barrister|notary)\b/.test(affirmed) &&
    (described.garment === 'shirt' || described.garment === 'blouse') &&
    !isDenied(/\b(?:jacket|blazer|suit)\b/)
  )
    Object.assign(described, {
      garment: 'blazer',
      inner: described.garment,
      secondColour: described.clothesColour ?? '#f4f4f2',
      clothesColour: '#2b3347',
    });
};

const addBeachHair = (described: DescribedTraits): void => {
  if (described.gender === undefined || described.hairStyle !== undefined || described.anyHairTexture) return;
  described.hairStyle = described.gender === 'female' ? 'long-wavy' : 'shag';
  described.wave ??= 0.8;
};

const addUsualHat = (described: DescribedTraits, affirmed: string, isDenied: (words: RegExp) => boolean): void => {
  if (/\bbare ?head/.test(affirmed) || isDenied(/\bhead|\bhat\b|\bcap\b|غطاء/)) return;
  if (/\b(?:cowboy|cowgirl|rancher)\b(?! (?:boots?|shirts?|jeans|style|denim))/.test(affirmed))
    described.headwear ??= 'cowboy-hat';
  // Without words for clothes, skaters wear hoodies. A cap would hide hair that words describe.
  if (
    described.hairColour === undefined &&
    described.hairDye === undefined &&
    described.hairStyle === undefined &&
    skaters.test(affirmed) &&
    described.garment
  )
    described.headwear ??= 'cap';
  // In most of the Gulf, a man's white robe goes with a head cloth.
  if (
    /\b(?:emirati|saudi|qatari|kuwaiti|bahraini)\b/.test(affirmed) &&
    described.gender === 'male' &&
    /\b(?:thobe|thawb|dishdash\w*|kandura)\b/.test(affirmed)
  )
    described.headwear ??= 'ghutra';
};
