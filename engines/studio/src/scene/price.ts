// Amounts of money.
import { priceDropIn } from '@greenroom/engine-kit/text/price-drops';

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

const WAS = 'was|used to be|früher|vorher|antes|avant|prima|eerst|było|wcześniej|раньше|было|eskiden';
const INSTEAD =
  "instead of|statt|anstatt|en lugar de|en vez de|au lieu d[e’']|em vez de|invece di|in plaats van|zamiast|вместо";
/** A price of before without that of now: "was $149", "instead of 59 until Sunday". */
const OLD_PRICE = new RegExp(
  `^(?:(?:${WAS}):?\\s(?:\\p{L}{1,6}\\s){0,2}(?:\\p{Lu}{0,2}\\p{Sc}\\s)?(?<was>\\S{0,4}\\p{Nd}\\S{0,12})(?:\\s[^\\s,;]{1,10}){0,3}[,;]?|(?:${INSTEAD})\\s(?<instead>\\S{0,4}\\p{Nd}\\S{0,12})(?:\\s(?:\\p{Sc}|EUR|CHF|PLN|kr|zł|euros?|dollars?|dólares|pesos|reais))?)$`,
  'iu',
);

/** Whether all that words say is which price another one replaces: "instead of $18", "was $149". */
export const namesOldPrice = (text: string): boolean => {
  const { was, instead } = OLD_PRICE.exec(text)?.groups ?? {};
  return instead !== undefined || (was !== undefined && namesPrice(text));
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
  const whole = [before, key, after].join(' ').trim();
  const old =
    priceDropIn(whole)?.old.text ?? (namesPrice(`${before} ${key}`) ? oldAlone(`${before} ${key}`) : undefined);
  return old?.split(/\s/u).find((word) => /\p{Nd}/u.test(word));
};

const oldAlone = (text: string): string | undefined => OLD_PRICE.exec(text.trim())?.groups?.was?.replace(/[,;]$/u, '');
