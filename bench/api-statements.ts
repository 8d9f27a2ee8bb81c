// What a request asks of the database, written down for one request and made repeatable for others.

export interface Statement {
  text: string;
  values: unknown[];
}

/** What one request has that another has otherwise, by name: whose it is, what it is about. */
export type Own = Readonly<Record<string, string>>;

export interface Heard {
  order: Statement[];
  poll: Statement[];
  /** Of the requests that were listened to. */
  own: Own;
}

export interface Repeatable {
  text: string;
  values(own: Own): unknown[];
}

/** Puts what is given wherever that of `heard` stood. Prepared once, so that repeating costs next to nothing. */
export function repeatable(statements: readonly Statement[], heard: Own): Repeatable[] {
  const names = new Map(Object.entries(heard).map(([name, value]) => [value, name]));
  const pattern = new RegExp([...names.keys()].join('|'), 'g');
  const filler = (value: unknown): ((own: Own) => unknown) => {
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
