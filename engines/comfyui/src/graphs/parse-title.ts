// Parses the titles with which an operator marks nodes, such as `greenroom:prompt` or `greenroom:width, height`.

/** One entry of a title: a name, and what follows its equals sign. */
export interface Mark {
  name: string;
  value: string | undefined;
}

const PREFIX = 'greenroom:';

/** Returns the entries of a title that begins with `greenroom:`, in any case; none for other titles. */
export function parseTitle(title: string): Mark[] {
  if (!title.trim().toLowerCase().startsWith(PREFIX)) return [];
  return title
    .trim()
    .slice(PREFIX.length)
    .split(',')
    .map((entry) => {
      const [name = '', value] = entry.split('=', 2).map((part) => part.trim());
      return { name: name.toLowerCase(), value };
    });
}
