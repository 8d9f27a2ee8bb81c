// The first words of a text, as the name of what was made from it.

const MAX_LENGTH = 80;

/** One line, cut after a word if it has one. */
export function excerptOf(text: string): string {
  const characters = [
    ...text
      .slice(0, MAX_LENGTH * 4)
      .toWellFormed()
      .replaceAll(/\s+/g, ' ')
      .trim(),
  ];
  if (characters.length <= MAX_LENGTH) return characters.join('');
  const space = characters.lastIndexOf(' ', MAX_LENGTH - 1);
  return `${characters.slice(0, space > MAX_LENGTH / 2 ? space : MAX_LENGTH - 1).join('')}…`;
}
