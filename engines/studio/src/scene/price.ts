// Amounts of money.
const MONEY =
  /\p{Sc}|(?<!\p{L})(?:EUR|USD|GBP|CHF|BRL|MXN|euros?|dollars?|dólares|reais|pounds?|pesos?|francs?|franken|rupees?|yen)(?!\p{L})|[円元]/iu;

/** Whether words name an amount of money. */
export const namesPrice = (text: string): boolean => /\p{Nd}/u.test(text) && MONEY.test(text);
