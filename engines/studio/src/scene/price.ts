// Amounts of money.
const MONEY =
  /\p{Sc}|(?<!\p{L})(?:EUR|USD|GBP|CHF|BRL|MXN|euros?|dollars?|dólares|reais|pesos?|francs?|franken|rupees?|yen)(?!\p{L})/iu;
/** These mean other things unless they are beside a number. */
const CODE =
  'kr\\.?|SEK|NOK|DKK|PLN|Kč|CZK|HUF|RON|TRY|Rs\\.?|INR|AED|SAR|Rp\\.?|IDR|VND|ZAR|CAD|AUD|NZD|SGD|HKD|JPY|CNY|RMB|KRW';
const UNIT = 'zł|Ft|[Ll]ei|TL|đ|cents?|Cents?|bucks|Kr|KR|ريال|ریال|درهم|دراهم|تومان';
const BESIDE_NUMBER = new RegExp(
  [
    `\\p{Nd}[.,:]?[-–—]?\\s?(?:${CODE}|${UNIT})(?!\\p{L})`,
    `(?<!\\p{L})(?:${CODE}|Kr\\.?)\\s?\\p{Nd}`,
    String.raw`(?<![\p{L}\p{Nd}])R\s?\p{Nd}{2}`,
    String.raw`\p{Nd}[百千万亿億]?\s?(?:[美欧歐日港]元|[円元](?![旦気气満满形]))`,
  ].join('|'),
  'u',
);
const POUNDS = /(?<!\p{L})pounds?(?!\p{L})/iu;
const WEIGHT = /(?<!\p{L})(?:los(?:e|es|t|ing)|lighter|heavier|weigh\p{L}{0,3})(?!\p{L})/iu;

/** Whether words name an amount of money. */
export const namesPrice = (text: string): boolean =>
  /\p{Nd}/u.test(text) && (MONEY.test(text) || BESIDE_NUMBER.test(text) || (POUNDS.test(text) && !WEIGHT.test(text)));

const INSTEAD_OF_NUMBER =
  /^(?:instead of|statt|anstatt|en lugar de|en vez de|au lieu de|em vez de|invece di|in plaats van)\s\S{0,4}\p{Nd}\S{0,12}(?:\s(?:\p{Sc}|EUR|CHF|PLN|kr|zł|euros?|dollars?|dólares|pesos|reais))?$/iu;

const WAS = 'was|used to be|früher|vorher|antes|avant|prima|eerst|było|wcześniej|раньше|было|eskiden';
const NOW = 'now|jetzt|heute|ahora|agora|maintenant|ora|adesso|nu|teraz|теперь|сейчас|şimdi';
/** A price of before, alone or with that of now: "Was $149, now $99". */
const WAS_PRICE = new RegExp(
  `^(?:(?:${WAS})\\s(?:\\p{L}{1,6}\\s){0,2}(?<sign>\\p{Lu}{0,2}\\p{Sc}\\s)?(?<old>\\S{0,4}\\p{Nd}\\S{0,12}))(?:\\s[^\\s,;]{1,10}){0,3}?(?:[,;–—]?\\s(?<now>(?:${NOW})(?!\\p{L}).*))?$`,
  'iu',
);

/** Whether all that words say is which price another one replaces: "instead of $18", "was $149". */
export const namesOldPrice = (text: string): boolean =>
  INSTEAD_OF_NUMBER.test(text) || (namesPrice(text) && WAS_PRICE.test(text) && reductionIn(text) === undefined);

/** The price that another one replaces, in such words: "$18"; undefined in others. */
export const oldPriceIn = (text: string): string | undefined =>
  INSTEAD_OF_NUMBER.test(text) ? /\S{0,4}\p{Nd}\S{0,12}(?:\s\S{1,8})?$/u.exec(text)?.[0] : undefined;

/** Both prices in "Was $149, now $99": the old one, and the words of the new one. */
export const reductionIn = (text: string): { old: string; now: string } | undefined => {
  const { sign = '', old, now } = (namesPrice(text) && WAS_PRICE.exec(text)?.groups) || {};
  return old && now ? { old: `${sign}${old.replace(/[,;]$/u, '')}`, now } : undefined;
};

/** The word with the number of an old price; undefined if words have none. */
export const oldNumberIn = ({
  before,
  key,
  after,
}: {
  before: string;
  key: string;
  after: string;
}): string | undefined => {
  const old =
    oldPriceIn(after) ??
    (namesPrice(`${before} ${key}`) ? WAS_PRICE.exec(`${before} ${key}`.trim())?.groups?.old : undefined);
  return old
    ?.split(/\s/u)
    .find((word) => /\p{Nd}/u.test(word))
    ?.replace(/[,;]$/u, '');
};
