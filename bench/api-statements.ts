// The SQL statements of one request, made repeatable with the values of other requests.

export interface Statement {
  text: string;
  values: unknown[];
}

/** The values in which requests differ, by name, such as client and job. */
export type RequestValues = Readonly<Record<string, string>>;

export interface RecordedStatements {
  order: Statement[];
  poll: Statement[];
  /** The values of the recorded requests. */
  own: RequestValues;
}

export interface Repeatable {
  text: string;
  values(own: RequestValues): unknown[];
}

/** Replaces the values of `recorded` with others. Prepared once, so that a repetition costs almost nothing. */
export function repeatable(statements: readonly Statement[], recorded: RequestValues): Repeatable[] {
  const names = new Map(Object.entries(recorded).map(([name, value]) => [value, name]));
  const pattern = new RegExp([...names.keys()].join('|'), 'g');
  const filler = (value: unknown): ((own: RequestValues) => unknown) => {
    if (Array.isArray(value)) {
      const parts = value.map(filler);
      return (own) => parts.map((part) => part(own));
    }
    if (typeof value !== 'string' || value.search(pattern) < 0) return () => value;
    return (own) => value.replace(pattern, (found) => own[names.get(found)!]!);
  };
  return statements.map(({ text, values }) => {
    const parts = values.map(filler);
    return { text, values: (own) => parts.map((part) => part(own)) };
  });
}
