// A price and the one that it replaces: "Was $149, now $99", "$99 instead of $149", "De R$ 199 por R$ 99".

interface Part {
  text: string;
  from: number;
  to: number;
}

/** `before`: words of now, "now only". `after`: of the new price if the old one follows it, "a month". `from` and `to`: of all of it. */
export interface PriceDrop {
  old: Part;
  now: Part;
  before: string;
  after: string;
  from: number;
  to: number;
}

const CURRENCY_WORD =
  '(?:[Ee]uros?|EUR|USD|GBP|CHF|dollars?|dólares|reais|pounds?|pesos?|francs?|[Ff]ranken|zł|złotych|TL|kr|Kč|руб(?:лей|ля|\\.)|евро)(?!\\p{L})';
const MONEY = `(?:\\p{Lu}{0,2}\\p{Sc}\\s?)?\\p{Nd}{1,9}(?:[.,'’]\\p{Nd}{1,3}){0,3}(?:\\s\\p{Nd}{3}(?!\\p{Nd})){0,2}(?:\\s?(?:\\p{Sc}|${CURRENCY_WORD}))?(?![.,]?\\p{Nd})`;
/** Of a time or a share, the number is no price. */
const OTHER_UNIT =
  '(?!\\s?(?:%|percent|prozent|h|am|pm|a\\.m|p\\.m|uhr|heures?|ore|horas?|hours?|days?|people)(?![\\p{L}]))';
const PRICE = `(?<![\\p{Nd}.,])${MONEY}${OTHER_UNIT}`;

const WAS = 'was|used to be|früher|vorher|antes|avant|prima|eerst|vroeger|było|wcześniej|раньше|было|eskiden';
const INSTEAD =
  "instead of|rather than|statt|anstatt|en (?:lugar|vez) de|au lieu d[e’']|em vez de|invece di|anziché|in plaats van|zamiast|вместо|بدلا من|بدلًا من";
const NOW = 'now|today|jetzt|heute|ahora|hoy|agora|hoje|maintenant|ora|oggi|adesso|nu|teraz|теперь|сейчас|şimdi';
const ONLY = "only|just|nur|s[oó]lo|seulement|soltanto|apenas|slechts|tylko|только|sadece|you pay|c['’]est";
/** Behind the old price. */
const BEFORE = 'before|antes|früher|vorher|avant|prima|eerst|vroeger|voorheen|wcześniej|раньше|yerine|önce';
const ARTICLE = '(?:(?:the|den|die|das|los|las|les|il|gli|os|as)\\s)?';
const UNIT = "(?:\\s[\\p{L}’']{1,10}){0,3}";
const WORDS = "(?:[\\p{L}’']{1,10}\\s){0,2}";
const BUT = '(?:(?:but|and|aber|pero|mais|ma|mas|maar|ale)\\s)?';

const FORMS = [
  `(?<!\\p{L})(?:${WAS}):?\\s${WORDS}(?<old>${PRICE})${UNIT}\\s?[,;–—]?\\s${BUT}(?<before>(?:${NOW}):?\\s${WORDS})(?<now>${PRICE})`,
  `(?<!\\p{L})(?:${INSTEAD})\\s${ARTICLE}(?<old>${PRICE})\\s?[,;–—]?\\s(?<before>(?:(?:${NOW}|${ONLY})\\s){1,2})(?<now>${PRICE})`,
  `(?<now>${PRICE})(?<after>${UNIT}?),?\\s(?:${INSTEAD})\\s${ARTICLE}(?<old>${PRICE})`,
  `(?<now>${PRICE})(?<after>${UNIT}?)\\s?[,;–—]?\\s(?:${WAS}):?\\s(?<old>${PRICE})`,
  `(?<old>${PRICE})\\s(?:${BEFORE})\\s?[,;–—]?\\s${BUT}(?<before>(?:(?:${NOW}|${ONLY}):?\\s){0,2})(?<now>${PRICE})`,
  `(?<!\\p{L})(?:from|de|da|von|van|od|с|со)\\s(?<old>${PRICE})\\s(?:down\\s)?(?:to|por|a|à|para|per|auf|naar|voor|na|do|до)\\s(?:(?:${ONLY})\\s)?(?<now>${PRICE})`,
].map((form) => new RegExp(form, 'diu'));

const CURRENCY = new RegExp(`\\p{Sc}|(?<!\\p{L})${CURRENCY_WORD}`, 'u');

/** Undefined if the text has none, or the price rises. */
export const priceDropIn = (text: string): PriceDrop | undefined => {
  if (!/\p{Nd}/u.test(text)) return undefined;
  for (const form of FORMS) {
    const found = form.exec(text);
    const { before = '', after = '' } = found?.groups ?? {};
    const [old, now] = [found?.indices?.groups?.old, found?.indices?.groups?.now];
    if (!found || !old || !now) continue;
    const partAt = ([from, to]: [number, number]): Part => ({ text: text.slice(from, to), from, to });
    const parts = { old: partAt(old), now: partAt(now) };
    const isMoney = CURRENCY.test(parts.old.text) || CURRENCY.test(parts.now.text);
    if (!isMoney || amountOf(parts.old.text) <= amountOf(parts.now.text)) continue;
    const to = found.index + found[0].length;
    return { ...parts, before: before.trim(), after: after.trim(), from: found.index, to };
  }
  return undefined;
};

/** "1.299,50" and "1,299.50" alike: a mark before three digits is between thousands. */
const amountOf = (price: string): number => {
  const [number = ''] = /\p{Nd}[\p{Nd}.,'’\s]*/u.exec(price) ?? [];
  const [whole = '', cents = ''] = number
    .trim()
    .replaceAll(/[.,'’\s](?=\p{Nd}{3}(?!\p{Nd}))/gu, '')
    .split(/[.,]/u);
  return Number(`${whole}.${cents || 0}`);
};

const ANNOUNCES_PRICE = new RegExp(`^(?:${WAS}|${NOW}):$`, 'iu');
/** Whether all that a clause says is whose price follows: "Before:", "now:". */
export const announcesPrice = (clause: string): boolean => ANNOUNCES_PRICE.test(clause.trim());
