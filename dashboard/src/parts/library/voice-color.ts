// The colour by which a voice is recognized: the same for its first name in every language.

const COLORS = ['teal', 'blue', 'grape', 'orange', 'pink', 'indigo', 'cyan', 'violet'] as const;

export function voiceColor(name: string): string {
  const [first = ''] = name.split(',');
  const sum = [...first].reduce((before, letter) => before + letter.charCodeAt(0), 0);
  return COLORS[sum % COLORS.length]!;
}
