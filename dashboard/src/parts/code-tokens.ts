// Splits code samples into tokens to colour: enough of each language for the samples that the dashboard shows, not a whole grammar.

export type CodeLanguage = 'shell' | 'typescript' | 'python' | 'json';

type Kind = 'placeholder' | 'property' | 'string' | 'comment' | 'keyword' | 'number';

export interface Token {
  text: string;
  /** Undefined: plain text. */
  kind: Kind | undefined;
}

/** The closing quote is optional, so that a text is never read twice in search of one. */
const DOUBLE = String.raw`"(?:[^"\\\n]|\\.)*"?`;
const SINGLE = String.raw`'(?:[^'\\\n]|\\.)*'?`;
const TEMPLATE = '`(?:[^`\\\\]|\\\\.)*`?';
const NUMBER = String.raw`(?<![\w.])-?\d[\d_.]*\b`;
const JSON_NAME = String.raw`"(?:[^"\\\n]|\\.)*"(?=:)`;
/** What the reader fills in. */
const PLACEHOLDER = '"?\\b(?:CHARACTER|VOICE|WORKFLOW)_ID\\b"?';

/** `all`: separated by bars. */
const words = (all: string): string => String.raw`(?<![\w.$])(?:${all})(?!\w)`;

const grammarOf = (patterns: Partial<Record<Kind, string>>): RegExp =>
  new RegExp(
    Object.entries(patterns)
      .map(([kind, pattern]) => `(?<${kind}>${pattern})`)
      .join('|'),
    'g',
  );

const grammars: Readonly<Record<CodeLanguage, RegExp>> = {
  shell: grammarOf({
    placeholder: PLACEHOLDER,
    property: String.raw`${JSON_NAME}|(?<=\s)-\w+`,
    // Not a body in quotes, whose members are coloured.
    string: String.raw`${DOUBLE}|'[^'{\n]*'`,
    keyword: words('curl|export'),
  }),
  typescript: grammarOf({
    string: `${SINGLE}|${DOUBLE}|${TEMPLATE}`,
    comment: '//[^\\n]*',
    keyword: words('async|await|const|do|function|if|let|new|return|throw|while|any|object|string'),
    number: NUMBER,
  }),
  python: grammarOf({
    property: JSON_NAME,
    string: `\\b[fr]?(?:${DOUBLE}|${SINGLE})|${DOUBLE}|${SINGLE}`,
    comment: '#[^\\n]*',
    keyword: words('as|break|def|else|if|import|in|is|or|return|while|with|None|True|False'),
    number: NUMBER,
  }),
  json: grammarOf({
    property: JSON_NAME,
    string: DOUBLE,
    keyword: words('true|false|null'),
    number: NUMBER,
  }),
};

/** Their texts in order are the code. */
export function tokensOf(code: string, language: CodeLanguage): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  const addPlain = (to: number): void => {
    if (to > end) tokens.push({ text: code.slice(end, to), kind: undefined });
  };
  for (const { 0: text, index, groups = {} } of code.matchAll(grammars[language])) {
    addPlain(index);
    const kind = Object.keys(groups).find((name) => groups[name] !== undefined) as Kind;
    tokens.push({ text, kind });
    end = index + text.length;
  }
  addPlain(code.length);
  return tokens;
}
