// Example descriptions of presenters: age, hair, clothes and mood in plain words.
import { t } from '@lingui/core/macro';

export const descriptionExamples: readonly { name: string; description: string }[] = [
  {
    name: 'Maya',
    description: t`A woman in her early thirties with shoulder-length wavy dark brown hair, brown eyes, warm smile, light make-up, wearing a mustard-coloured knitted sweater and small gold hoop earrings.`,
  },
  {
    name: 'Dr. Lund',
    description: t`A man of about fifty with short grey hair and a trimmed beard, glasses, calm and trustworthy, wearing a white shirt under a navy blazer.`,
  },
  {
    name: 'Kofi',
    description: t`A cheerful young man in his twenties with short black curly hair, dark skin, a broad smile, wearing a bright green hoodie.`,
  },
  {
    name: 'Amina',
    description: t`A confident woman of forty with a light blue headscarf, brown eyes, friendly look, wearing an elegant dark grey suit.`,
  },
];
