// Reads glasses, headwear, jewellery and other accessories from the clauses of a description.
import { colourOf, wordsOf } from '../paint/colour-words.ts';
import { accessoryWords, brideWords, headwearWords, undrawn } from '../words/word-lists.ts';
import { type Clause, otherFeatures } from './clauses.ts';
import type { DescribedTraits } from './described-traits.ts';
import { shadeAlone } from './parse-clothes.ts';
import type { Accessory } from './traits.ts';

export const parseAccessories = (clauses: readonly Clause[], described: DescribedTraits): void => {
  const isBride = clauses.some(({ text }) => brideWords.test(text));
  const denied: Accessory[] = [];
  for (const { text, negated } of clauses) {
    const near = (noun: RegExp) => colourNear(text, noun);
    if (/\b(glasses|spectacles|eyeglasses)\b/.test(text)) {
      described.glasses = negated
        ? 'none'
        : /\b(sun ?glasses|shades)\b/.test(text)
          ? 'sun'
          : /\bround\b/.test(text)
            ? 'round'
            : 'square';
      const colour = near(/glasses|spectacles|eyeglasses/);
      if (colour && !negated) described.glassesColour = colour;
    } else if (/\bsunglasses\b/.test(text)) described.glasses = negated ? 'none' : 'sun';
    const wear = headwearWords.find(([pattern]) => pattern.test(text));
    if (wear && (negated || !undrawn.test(text))) {
      const [pattern, wraps] = wear;
      const headwear = isBride && /\bveil\b/.test(text) ? 'veil' : wraps;
      described.headwear = negated ? 'none' : headwear;
      const noun = text.match(pattern)![0].split(' ').at(-1);
      const colour = near(new RegExp(`^${noun}$`));
      if (colour && !negated) described.headwearColour = colour;
    }
    if (/(?<!head )\bscarf\b(?! (?:on|in|around|over) (?:her|his|the) (?:head|hair))/.test(text) && !negated)
      described.scarf = near(/^scarf$/) ?? '';
    const worn = accessoryWords.find(([pattern]) => pattern.test(text));
    if (worn && negated) denied.push(worn[1]);
    else if (worn && !undrawn.test(text)) {
      const [pattern, accessory] = worn;
      const noun = text
        .match(pattern)![0]
        .split(' ')
        .find((word) =>
          /phone|pack|sack|lanyard|badge|dupatta|stole|shawl|watch|bracelet|bangle|braces|suspenders/.test(word),
        );
      described.accessories = { ...described.accessories, [accessory]: (noun && near(new RegExp(`^${noun}$`))) ?? '' };
    }
    if (/\bstethoscope\b/.test(text) && !negated) described.stethoscope = true;
    if (/\bbindi\b/.test(text) && !negated) described.bindi = true;
    const isOnEars =
      /\bear ?rings?\b|\bhoops?\b|\b(?:ear|pearl|gold|golden|silver|diamond|small|tiny) ?studs?\b|\bears?\b.{0,40}\bpearls?\b|\bpearls?\b.{0,40}\bears?\b/.test(
        text,
      );
    if (isOnEars)
      described.earrings = negated
        ? 'none'
        : /\b(?:big|large|huge|oversized|statement|chunky)\b.{0,160}\bhoop/.test(text)
          ? 'big-hoops'
          : /\bhoop|\b(?:big|large|huge)( \w+)? ear ?ring/.test(text)
            ? 'hoops'
            : /\bpearl/.test(text)
              ? 'pearls'
              : 'studs';
    if (/\bjewell?e?r?y\b/.test(text)) {
      described.earrings ??= negated ? 'none' : 'hoops';
      described.necklace ??= negated ? 'none' : 'chain';
    }
    if (
      /\b(necklace|pendant|choker|(?:gold|golden|silver|neck) chain)\b/.test(text) ||
      (/\bpearls\b/.test(text) && !isOnEars)
    )
      described.necklace = negated ? 'none' : /\bpearl/.test(text) ? 'pearls' : 'chain';
    if (/\bframes?\b/.test(text) && !negated) {
      described.glasses ??= 'square';
      const frames = near(/^frames?$/);
      if (frames) described.glassesColour = frames;
    }
    const neckwear = text.match(/\b(bow ?tie|neck ?tie|tie)\b(?! back| up)/);
    if (neckwear) {
      described.tie = negated ? 'none' : /bow/.test(neckwear[1]!) ? 'bow' : 'tie';
      const shade = text.match(/\b(dark|light|pale) (?:bow |neck )?tie\b/)?.[1];
      const colour = near(/^(?:bow|neck)?tie$/) ?? shadeAlone(shade);
      if (colour && !negated) described.tieColour = colour;
    }
    if (/\bopen collar\b/.test(text)) described.tie = 'none';
    if (/\brose gold\b.{0,160}\b(ear|necklace|jewel|hoop)/.test(text))
      described.metal = colourOf(['rose', 'gold'])!.colour;
    else if (/\b(silver)\b.{0,160}\b(ear|necklace|jewel|hoop)/.test(text)) described.metal = '#d8dde4';
    else if (/\b(gold|golden)\b.{0,160}\b(ear|necklace|jewel|hoop)/.test(text)) described.metal = '#e2b348';
  }
  for (const accessory of denied) delete described.accessories?.[accessory];
};

/** The colour right before a noun, or else right after it: "a teal hijab", "hijab in dusty pink". */
export const colourNear = (text: string, noun: RegExp): string | undefined => {
  const words = wordsOf(text.replace(otherFeatures, ' '));
  const at = words.findIndex((word) => noun.test(word));
  if (at < 0) return undefined;
  return (colourOf(words.slice(Math.max(0, at - 4), at)) ?? colourOf(words.slice(at + 1, at + 4)))?.colour;
};
