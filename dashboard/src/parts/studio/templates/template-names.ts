// Names and pictures of the templates, apart from their scripts, which pages that only link to templates do not need.
import { t } from '@lingui/core/macro';

export const templateNames = {
  'product-launch': t`Product launch`,
  'special-offer': t`Special offer`,
  testimonial: t`Testimonial`,
  'job-ad': t`Job ad`,
  event: t`Event invitation`,
  faq: t`Frequent question`,
  onboarding: t`Onboarding`,
  announcement: t`Announcement`,
  'how-to': t`How-to`,
  'app-demo': t`App or software`,
  'local-business': t`Local business`,
  'real-estate': t`Property`,
  course: t`Course or class`,
  'health-tip': t`Expert tip`,
  'thank-you': t`Thank you`,
  'short-story': t`Short story`,
  'behind-the-scenes': t`Behind the scenes`,
} as const;

export type TemplateId = keyof typeof templateNames;

/** The address of its picture. */
export const stillOf = (id: TemplateId): string => new URL(`./stills/${id}.webp`, import.meta.url).href;
