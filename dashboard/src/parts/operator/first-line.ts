// The first line of a cause. The rest is the stack trace.
export const firstLine = (cause: string): string => cause.split('\n', 1)[0] ?? '';
