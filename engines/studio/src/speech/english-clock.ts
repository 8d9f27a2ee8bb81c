// Times of day in English words: of two adjacent numbers Flite reads the first one digit by digit.

const BELOW_TWENTY =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** Returns the words of a time; a full hour has no minutes. */
export function clockWords(hour: string, minute: string): string {
  const before = below100(Number(hour));
  if (minute === '00') return before;
  return `${before} ${minute.startsWith('0') ? 'oh ' : ''}${below100(Number(minute))}`;
}

function below100(value: number): string {
  if (value < 20) return BELOW_TWENTY[value]!;
  return `${TENS[Math.floor(value / 10)]}${value % 10 === 0 ? '' : ` ${BELOW_TWENTY[value % 10]}`}`;
}
