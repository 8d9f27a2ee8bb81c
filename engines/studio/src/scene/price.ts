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

/** Whether all that words say is which price another one replaces: "instead of $18". */
export const namesOldPrice = (text: string): boolean => INSTEAD_OF_NUMBER.test(text);

/** The price that another one replaces, in such words: "$18"; undefined in others. */
export const oldPriceIn = (text: string): string | undefined =>
  namesOldPrice(text) ? /\S{0,4}\p{Nd}\S{0,12}(?:\s\S{1,8})?$/u.exec(text)?.[0] : undefined;
