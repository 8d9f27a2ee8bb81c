// Numbers in words, as far as speeches count things with them.

const SPELLED: readonly (readonly [number, string])[] = [
  [1, 'one ein einer eine uno una um uma un une één jeden jedna один одна'],
  [2, 'two zwei dos dois duas deux due twee dwa dwie dwoje два две двое'],
  [3, 'three drei tres três trois tre drie trzy trzech troje три трёх трех трое'],
  [4, 'four vier cuatro quatro quatre quattro vier cztery czterech четыре четырёх четырех'],
  [5, 'five fünf cinco cinq cinque vijf pięć pięciu pięcioro пять пяти'],
  [6, 'six sechs seis sei zes sześć sześciu шесть шести'],
  [7, 'seven sieben siete sete sept sette zeven siedem siedmiu семь семи'],
  [8, 'eight acht ocho oito huit otto osiem ośmiu восемь восьми'],
  [9, 'nine neun nueve nove neuf negen dziewięć dziewięciu девять девяти'],
  [10, 'ten zehn diez dez dix dieci tien dziesięć dziesięciu десять десяти'],
  [11, 'eleven elf once onze undici'],
  [12, 'twelve zwölf doce doze douze dodici'],
  [15, 'fifteen fünfzehn quince quinze quindici'],
  [20, 'twenty zwanzig veinte vinte vingt venti'],
  [30, 'thirty dreißig treinta trinta trente trenta'],
  [40, 'forty vierzig cuarenta quarenta quarante quaranta'],
  [50, 'fifty fünfzig cincuenta cinquenta cinquante cinquanta'],
];
const numbers = new Map(SPELLED.flatMap(([number, words]) => words.split(' ').map((word) => [word, number] as const)));

/** Of more than one. */
export const numberWords: readonly string[] = [...numbers.keys()].filter((word) => numbers.get(word)! > 1);

/** The number that a word is; undefined for other words. "un" and "one" are 1, though most are articles. */
export const numberOf = (word: string): number | undefined =>
  /^\d{1,2}$/.test(word) ? Number(word) : numbers.get(word.toLowerCase());
