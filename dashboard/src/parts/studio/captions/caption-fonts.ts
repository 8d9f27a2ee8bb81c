// The fonts of captions, as the painter has them; browsers load only the parts that a text needs.
import type { BrandKit } from '@greenroom/contract/dashboard/brand-kit';
import '@fontsource-variable/montserrat/wght.css';
import '@fontsource-variable/noto-sans/wght.css';

export const fontFamilies: Record<BrandKit['captions']['font'], string> = {
  montserrat: "'Montserrat Variable', 'Noto Sans Variable', sans-serif",
  'noto-sans': "'Noto Sans Variable', sans-serif",
};
