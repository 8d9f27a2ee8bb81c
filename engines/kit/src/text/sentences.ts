// Splits a script into paragraphs, sentences and clauses, in any writing system.

/** Abbreviations that never end a sentence, because a name or more of the phrase follows. A single capital is an initial, except "I". */
const ABBREVIATION =
  /(?:^|[\s("'«“‘[–-])(?:Mr|Mrs|Ms|Mx|Dr|Prof|Rev|Gen|Sen|Gov|Capt|Lt|Sgt|Col|St|Mt|Ft|vs|approx|ca|cf|e\.g|i\.e|z|z\.\s?B|i\.\s?d|d\.\s?h|u\.\s?a|i\.\s?d\.\s?R|u\.\s?U|Mio|Mrd|zzgl|bzw|evtl|ggf|inkl|bijv|Hr|Fr|Mme|Mlle|MM|[Ss]ra?|[Ss]rta|[Dd]ra|Uds?|Avda?|p\.\s?ej|p\.\s?ex|p\.\s?es|[Ss]ig|[Dd]ott|[Ii]ng|Avv|tzn|np|tj|т\.\s?е|г|ул|(?!I)\p{Lu})\.$/u;

/** Abbreviations only before a number, such as "No. 5"; otherwise "no." is a sentence. */
const ABBREVIATION_BEFORE_NUMBER =
  /(?:^|[\s(–-])(?:nos?|nr|n|fig|vol|pp?|art|abs|str|tel|tél|núm|pág|env|aprox|max|min|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|mon|tues?|wed|thu(?:rs)?|fri|sat|sun|lun|mer|jeu|ven|sam|dim)\.$/iu;

/** A weekday before a date, and a time before a weekday, a month or a time zone: "Mon. Jan. 5", "5 p.m. Monday". */
const DAY = /(?:^|[\s(])(?:Mon|Tues?|Wed|Thu(?:rs)?|Fri|Sat|Sun)\.$/u;
const AM_PM = /[ap]\.\s?m\.$/iu;
const DATE_OR_ZONE_START =
  /^\s+(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{L}*\.?(?!\p{L})|May \d|[ECMP][SD]?T(?!\p{L})|GMT|UTC)/u;

/** "St." or "Dr." after a house number or the name of a street, "12 Main St.", "on Oak Dr."; elsewhere they are titles. */
const STREET =
  /(?:\d\s+(?:[NESW]\.?\s+)?\p{Lu}\p{L}+\s+(?:St|Dr)|\d(?:st|nd|rd|th)\s+St|\S\s+(?!(?:Mount|Mt|Fort|Port|Lake|East)\s)\p{Lu}\p{Ll}+\s+St)\.$/u;

/** Whether the text ends with "St." or "Dr." in the sense of a street. */
export const endsInStreet = (text: string): boolean => STREET.test(text);

/** The number of a list item, "1. Download the app.", or a German ordinal, "am 3. Mai". Other ordinals precede a lower-case letter. */
const ORDINAL = /(?:^|(?:^|\s)(?:am|ab|bis|vom|zum|seit|der|die|das|den|dem|des|im|jede[nrms]?)\s)\d{1,2}\.$/iu;

const END_MARKS = '.!?…。．！？｡؟۔।॥።፧։။';
const CLOSERS = '"\'”’»›)\\]」』】》〉）〕］';
/** Marks that end a sentence without a space after them. */
const END_MARK_WITHOUT_SPACE = /[。．！？｡။။]/u;

const END = new RegExp(`[${END_MARKS}]+[${CLOSERS}]*`, 'gu');

/** White space, and the lower-case letter after it if there is one. Matched as a whole, so that no space is read twice. */
const SPACE = /\s+(?=(\p{Ll})?)/gu;
const LINE_BREAK = /\r\n|[\n\r\u2028\u2029]/gu;

/** Splits a text at white space for which `isBoundary` is true; `breaks` is its number of line breaks, 1 or more. */
function splitAtLineBreaks(text: string, isBoundary: (breaks: number, continues: boolean) => boolean): string[] {
  const parts: string[] = [];
  let start = 0;
  for (const { index, 0: space, 1: smallLetter } of text.matchAll(SPACE)) {
    const breaks = space.match(LINE_BREAK)?.length ?? 0;
    if (breaks === 0 || !isBoundary(breaks, smallLetter !== undefined)) continue;
    parts.push(text.slice(start, index));
    start = index + space.length;
  }
  return [...parts, text.slice(start)];
}

/** Splits a text into paragraphs at empty lines. Returns at least one, which may be empty. */
export const splitParagraphs = (text: string): string[] => splitAtLineBreaks(text, (breaks) => breaks > 1);

/**
 * Splits a text into sentences, each trimmed and with its punctuation. A line break ends a sentence too, unless the next line starts
 * with a lower-case letter; an empty line always does. A text without end marks is one sentence; white space is none.
 */
export function splitSentences(text: string): string[] {
  return splitAtLineBreaks(text, (breaks, continues) => breaks > 1 || !continues)
    .flatMap(sentencesOfLine)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

/**
 * The number of characters before a point that decide its meaning: longer than any abbreviation, ordinal or street with its number.
 * Without this limit, a sentence with a thousand points would be read from its start for each of them.
 */
const LOOK_BEHIND_CHARACTERS = 120;

function sentencesOfLine(line: string): string[] {
  const sentences: string[] = [];
  let start = skipSpaces(line, 0);
  for (const match of line.matchAll(END)) {
    const end = match.index + match[0].length;
    if (!isEnd(line.slice(Math.max(start, end - LOOK_BEHIND_CHARACTERS), end), match[0], line.slice(end))) continue;
    sentences.push(line.slice(start, end));
    start = skipSpaces(line, end);
  }
  return [...sentences, line.slice(start)];
}

/** Returns the end of the white space at `from`. */
const skipSpaces = (line: string, from: number): number => from + /^\s*/u.exec(line.slice(from))![0].length;

function isEnd(before: string, mark: string, after: string): boolean {
  if (END_MARK_WITHOUT_SPACE.test(mark)) return true;
  // Inside a number, an address or a name: 3.5, example.com, Yahoo!Mail.
  if (!/^(?:\s|$)/u.test(after)) return false;
  if (/^\s+\p{Ll}/u.test(after)) return false;
  if (mark !== '.') return true;
  return !(
    (ABBREVIATION.test(before) && !endsInStreet(before)) ||
    ((DAY.test(before) || AM_PM.test(before)) && DATE_OR_ZONE_START.test(after)) ||
    ORDINAL.test(before) ||
    (/^\s+\d/u.test(after) && ABBREVIATION_BEFORE_NUMBER.test(before))
  );
}

const CLAUSE_END = /[,;:،؛、，；：—–][”’"'»)\]」』）]*(?=\s|$)|[、，；：]/gu;

/** Splits a sentence after commas, semicolons, colons and dashes. Each clause is trimmed and keeps its mark. */
export function splitClauses(sentence: string): string[] {
  const clauses: string[] = [];
  let start = 0;
  for (const match of sentence.matchAll(CLAUSE_END)) {
    const end = match.index + match[0].length;
    clauses.push(sentence.slice(start, end));
    start = end;
  }
  return [...clauses, sentence.slice(start)].map((clause) => clause.trim()).filter((clause) => clause !== '');
}
