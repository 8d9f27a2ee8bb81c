// Recognizes words for the person (clothes, hair, body, accessories), which a photo keeps unchanged.

const GARMENTS =
  'suits?|blazers?|jackets?|coats?|shirts?|t-?shirts?|tees?|blouses?|sweaters?|jumpers?|pullovers?|hoodies?|cardigans?|vests?|waistcoats?|tuxedos?|' +
  'dress|dresses|gowns?|robes?|skirts?|trousers|pants|jeans|shorts|leggings|uniforms?|costumes?|aprons?|outfits?|cloth(?:es|ing)|garments?|attire|' +
  '(?:tank|crop|halter|my|her|his|their) top|neckties?|(?:neck|bow) ?ties?|ties?|scar(?:f|ves)|shawls?|collars?|sleeves?|pockets?|buttons?|belts?|' +
  'gloves?|shoes?|boots?|sneakers?|heels|socks|hats?|caps?|beanies?|helmets?|hoods?|crowns?|turbans?|hijabs?|head ?scar(?:f|ves)|veils?|masks?|' +
  'pyjamas|pajamas|swimsuits?|bikinis?|armou?r|shirtless|naked|wear\\w*|dressed';

const WORN =
  '(?<!wine )glasses(?! of)|sunglasses|eyeglasses|spectacles|goggles|monocles?|lenses|necklaces?|earrings?|bracelets?|pendants?|brooch(?:es)?|chains?|' +
  '(?<!boxing )rings?(?! light)|(?:wrist ?|a |my |her |his )watch|jewel\\w*|piercings?|make-?up|lipstick|mascara|eye ?liner|eye ?shadow|blush|rouge|' +
  'nail polish|tattoos?|head ?phones?|headset';

const HAIR =
  'hair\\w*|\\w+-haired|curls?|ponytails?|braids?|wigs?|bald|blonde?s?|brunettes?|beard\\w*|m(?:o)?ustaches?|stubble|goatees?|sideburns|(?:clean-?)?shav(?:e|ed|en)|' +
  '(?:eye ?)?brows?|(?:eye ?)?lash(?:es)?';

const BODY =
  'eyes?|eyed|teeth|tooth|skin|complexion|tan(?:ned)?|freckles?|wrinkles?|pimples?|acne|blemish\\w*|scars?|moles?|lips?|nose|ears?|cheeks?|forehead|chin|' +
  'jaw\\w*|neck|hands?|arms?|fingers?|nails?|shoulders?|chest|waist|belly|legs?|body|figure|posture|muscl\\w*|weight|slim\\w*|thin(?:ner)?|fat(?:ter)?|' +
  'taller|shorter|younger|older|beautiful|pretti(?:er|est)|handsome\\w*|attractive';

/** "A hair salon" is a place. */
const PLACES = 'salon|studio|shop|store|boutique|clinic|care|spa|market|factory|department|rack|rail';

const PERSON = new RegExp(`\\b(?:${[GARMENTS, WORN, HAIR, BODY].join('|')})\\b(?!\\s+(?:${PLACES})\\b)`, 'i');

export const namesPerson = (words: string): boolean => PERSON.test(words);

const FILLERS = 'a|an|with|in|and|also|even|very|much|more|less|slightly|bit|little|too|it|please';
const ADJECTIVES =
  'dark|bright|light|warm|cool|cold|gold|golden|silver|vivid|vibrant|colou?rful|saturated|muted|pastel|matte|soft|crisp|dramatic|punchy|black|white|gr[ae]y';

const MODIFIER_ONLY = new RegExp(`^\\W*(?:(?:${FILLERS})\\s+)*(?:${ADJECTIVES})(?:er|en)?\\W*$`, 'i');

/**
 * Whether words only have adjectives without a noun: "darker" in "hair longer and darker", "dark" in "dark, curly
 * hair".
 */
export const isModifierOnly = (words: string): boolean => MODIFIER_ONLY.test(words);

/** Boundaries between phrases with different subjects. */
const PHRASES =
  /(?=\b(?:in|on|at|with|wearing|dressed|by|near|beside|before|behind|under|against|inside|outside|while|and)\b)|(?<=[,.;:!\n])/i;

/** Removes the phrases about the person from a scene: "she in a dark blazer, bright kitchen" is a bright kitchen. */
export const withoutPerson = (scene: string): string => {
  const phrases = scene.split(PHRASES);
  const remaining = phrases.filter((phrase, i) => {
    const [before, after] = [phrases[i - 1] ?? '', phrases[i + 1] ?? ''];
    return !namesPerson(phrase) && !(isModifierOnly(phrase) && (namesPerson(before) || namesPerson(after)));
  });
  return remaining.join('').trim();
};
