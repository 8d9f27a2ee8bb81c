// Whether a speech denies a thing that it names.

/** Not "not only", nor "don't forget". */
const DENIAL =
  "(?:no|not|without|never|(?<!n['’]t\\s|never\\s)forget|instead of|\\p{L}{2,10}n['’]t|kein\\p{L}{0,2}|nicht|ohne|statt|sin|en vez de|sem|em vez de|sans|au lieu de|senza|invece di|non|pas de|não|بدون|بلا)(?!\\s(?:only|just|miss|forget|nur|sol[oa]|sólo|só|apenas)(?!\\p{L}))";
/** At most two words of the same clause before the thing: "no appointment needed", "you don't need an appointment". */
const DENIED = new RegExp(`(?<![\\p{L}\\p{M}])${DENIAL}\\s+(?:[^\\s.!?;:,。…]{1,24}\\s+){0,2}$`, 'u');
const DENIED_LETTERS = 64;

/** @param text in lower case @param index where it names the thing */
export const isDenied = (text: string, index: number): boolean =>
  DENIED.test(text.slice(Math.max(0, index - DENIED_LETTERS), index));
