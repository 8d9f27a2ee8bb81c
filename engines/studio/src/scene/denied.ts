// Whether a speech denies a thing that it names, or does not claim it.

/** Not "not only", nor "don't forget". */
const DENIAL =
  "(?:no|not|cannot|without|never|(?<!n['’]t\\s|never\\s)forget|instead of|\\p{L}{2,10}n['’]t|kein\\p{L}{0,2}|nicht|ohne|statt|sin|en vez de|sem|em vez de|sans|au lieu de|senza|invece di|non|pas de|não|niet|geen|zonder|bez|nie|не|нет|без|بدون|بلا)(?!\\s(?:only|just|miss|forget|nur|sol[oa]|sólo|só|apenas)(?!\\p{L}))";
/** At most two words of the same clause before the thing: "no appointment needed", "you don't need an appointment". */
const DENIED = new RegExp(`(?<![\\p{L}\\p{M}])${DENIAL}\\s+(?:[^\\s.!?;:,。…]{1,24}\\s+){0,2}$`, 'u');
const DENIED_LETTERS = 64;

/** At most two words of the same clause after the thing: "you pay nothing". */
const NOTHING_AFTER = /^(?:\s+[^\s.!?;:,。…]{1,24}){0,2}\s+(?:nothing|nichts|nada|rien|niente)(?![\p{L}\p{M}])/u;

/** @param text in lower case @param index where it names the thing @param end behind its name */
export const isDenied = (text: string, index: number, end = index): boolean =>
  DENIED.test(text.slice(Math.max(0, index - DENIED_LETTERS), index)) ||
  NOTHING_AFTER.test(text.slice(end, end + DENIED_LETTERS));

const MORE_DENIALS =
  'nobody|nothing|none|nor|neither|niemals|niemand|nichts|nunca|jamás|nadie|nada|ne|jamais|pas|rien|personne|mai|nessuno|nem|ninguém|nooit|niets|nigdy|nikt|nic|ни|никогда|никто|ничего|değil|yok|hiç|asla|नहीं|बिना|لا|لم|لن|ليس';
const ANY_DENIAL = new RegExp(`(?<![\\p{L}\\p{M}])(?:${DENIAL}|${MORE_DENIALS})(?![\\p{L}\\p{M}])`, 'u');

/** Whether words deny anything. */
export const denies = (text: string): boolean => ANY_DENIAL.test(text.toLowerCase());

const ASKS = /[?？؟]["'”’»)]*$/u;
const ARTICLE = '(?:the|die|der|den|de|la|el|los|las|les|gli|le|a|os|as)';
/** A condition, a reason or a time, others than the client, or a step. */
const OPENINGS = [
  'if|when(?:ever)?|while|because|since|although|though|unless|until|before|after|once|whether|whereas|why|imagine|unlike',
  'most|others?|some|many|they|he|she|last|step|stop|never|instead|yesterday',
  'wenn|weil|während|obwohl|falls|bevor|nachdem|sobald|als|meisten|anderen?|manche|viele|er|letzte[nsr]?|schritt|statt|anstatt',
  'si|cuando|mientras|porque|aunque|mayoría|otros|otras|ellos|ellas|él|ella|paso|último|última|algunos|muchos',
  "quand|lorsque|pendant|parce|plupart|autres|d['’]autres|ils|elles|il|elle|étape|dernier|dernière|certains",
  'se|quando|mentre|perché|altri|alcuni|molti|loro|lui|passo|enquanto|maioria|outros|eles|ele|ela|alguns|muitos',
  'wanneer|omdat|terwijl|anderen|meeste|stap|إذا|عندما|لأن',
];
const NOT_CLAIMED = new RegExp(`^(?:${ARTICLE}\\s+)?(?:${OPENINGS.join('|')})(?![\\p{L}\\p{M}])`, 'u');

/** Whether a sentence asks, supposes, or tells of others than the client. */
export const isUnclaimed = (sentence: string): boolean =>
  ASKS.test(sentence) || NOT_CLAIMED.test(sentence.toLowerCase().replace(/^[^\p{L}]+/u, ''));
