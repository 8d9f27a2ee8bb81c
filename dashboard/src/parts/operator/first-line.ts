// The first line of a cause: the rest is where in the code it came from.
export const firstLine = (cause: string): string => cause.split('\n', 1)[0] ?? '';
