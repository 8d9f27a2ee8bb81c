// The site of the documentation, which the service serves at /guide.
import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';
import { BASE, chapters, idOf } from './src/table-of-contents.ts';

export default defineConfig({
  base: BASE,
  trailingSlash: 'always',
  devToolbar: { enabled: false },
  integrations: [
    starlight({
      title: 'Greenroom',
      favicon: '/favicon.svg',
      customCss: ['./src/theme.css'],
      sidebar: chapters.map(({ label, files }) => ({ label, items: files.map((file) => ({ slug: idOf(file) })) })),
      routeMiddleware: './src/service-links.ts',
    }),
  ],
});
