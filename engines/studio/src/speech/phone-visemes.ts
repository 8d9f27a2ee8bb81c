// Maps phones to visemes: Flite's ARPAbet-like names and the IPA of eSpeak NG.
import type { Viseme } from '../visemes.ts';

const ARPABET: Readonly<Record<string, string>> = {
  p: 'MBP',
  b: 'MBP',
  m: 'MBP',
  f: 'FV',
  v: 'FV',
  th: 'TH',
  dh: 'TH',
  t: 'LDN',
  d: 'LDN',
  n: 'LDN',
  l: 'LDN',
  s: 'SZ',
  z: 'SZ',
  sh: 'CHSH',
  zh: 'CHSH',
  ch: 'CHSH',
  jh: 'CHSH',
  k: 'KG',
  g: 'KG',
  ng: 'KG',
  hh: 'AH',
  r: 'RR',
  er: 'RR',
  y: 'EE',
  w: 'WW',
  iy: 'EE',
  ih: 'IH',
  ey: 'EH IH',
  eh: 'EH',
  ae: 'EH',
  aa: 'AA',
  ay: 'AA IH',
  aw: 'AA OO',
  ah: 'AH',
  ax: 'AH',
  ao: 'OH',
  ow: 'OH OO',
  oy: 'OH IH',
  uw: 'OO',
  uh: 'OO',
};

/** IPA letters as eSpeak NG writes them. */
const IPA: readonly (readonly [Viseme, string])[] = [
  ['MBP', 'pbmɓʙɱ'],
  ['FV', 'fvʋⱱ'],
  ['TH', 'θð'],
  ['LDN', 'tdnlɫɬɭɳʈɖɗɾɺ'],
  ['SZ', 'szʦʣ'],
  ['CHSH', 'ʃʒɕʑʂʐʧʤɮ'],
  ['KG', 'kgɡŋxɣqɢɴχʁħʕʔcɟɲçʝɠʎ'],
  ['RR', 'rɹɻʀɽɚɝ'],
  ['EE', 'ijy'],
  ['IH', 'ɪɨᵻ'],
  ['EH', 'eɛæ'],
  ['AA', 'aɑɐɶ'],
  ['AH', 'əʌɜɘɞɤhɦ'],
  ['OH', 'oɔɒœø'],
  ['OO', 'uʊʏɯʉ'],
  ['WW', 'wɥʍβɸ'],
];

const BY_LETTER = new Map(IPA.flatMap(([viseme, letters]) => [...letters].map((letter) => [letter, viseme] as const)));

/** Returns one viseme, or two for a diphthong as in "boy"; `rest` for an unknown phone. */
export function visemesOf(symbol: string, alphabet: 'arpabet' | 'ipa'): readonly Viseme[] {
  if (alphabet === 'arpabet') return (ARPABET[symbol]?.split(' ') as Viseme[] | undefined) ?? ['rest'];
  // An affricate has the shape of its second half.
  const plain = symbol.normalize('NFD').replace(/[td]͡?(?=[szʃʒɕʑʂʐ])/u, '');
  const shapes = [...plain].flatMap((letter) => BY_LETTER.get(letter) ?? []);
  const distinct = shapes.filter((shape, index) => shape !== shapes[index - 1]);
  return distinct.length === 0 ? ['rest'] : distinct.slice(0, 2);
}
