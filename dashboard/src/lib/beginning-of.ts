// The beginning of a text.

/** In one line, cut after a word, and without a full stop before the ellipsis. */
export function beginningOf(text: string, maxLength: number): string {
  const letters = [...text.replaceAll(/\s+/g, ' ').trim()];
  if (letters.length <= maxLength) return letters.join('');
  const space = letters.lastIndexOf(' ', maxLength);
  const beginning = letters.slice(0, space > 0 ? space : maxLength).join('');
  return `${beginning.replace(/[.,;:…。、，；：]$/u, '')}…`;
}
