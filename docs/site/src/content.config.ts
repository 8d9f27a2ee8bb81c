// Loads the pages from where they are in the repository.

import { defineCollection } from 'astro:content';
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { docsSchema } from '@astrojs/starlight/schema';
import type { Loader } from 'astro/loaders';
import { chapters, idOf, repository, siteLinks } from './table-of-contents.ts';

const TITLE = /^# (.+)\n/;

/** The first sentence of prose, without links and marks. */
const descriptionOf = (markdown: string): string =>
  (markdown.split(/\n\s*\n/).find((paragraph) => /^\w/.test(paragraph.trim())) ?? '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[`*\\]|\s+/g, (sign) => (sign.trim() === '' ? ' ' : ''))
    .replace(/(?<=[.!?])\s.*$/, '')
    .trim();

const pages: Loader = {
  name: 'pages',
  async load({ store, parseData, renderMarkdown, generateDigest, config }) {
    const files = chapters.flatMap((chapter) => chapter.files);
    const missing = globSync('docs/**/*.md', { cwd: repository, exclude: ['docs/site/**'] }).filter(
      (file) => !files.includes(file),
    );
    if (missing.length > 0) throw new Error(`Add to docs/site/src/table-of-contents.ts: ${missing.join(', ')}`);
    store.clear();
    for (const file of files) {
      const path = join(repository, file);
      const text = readFileSync(path, 'utf8').replaceAll(/<!--.*?-->\n*/gs, '');
      const title = TITLE.exec(text)?.[1];
      if (title === undefined) throw new Error(`${file} does not begin with a title.`);
      const body = siteLinks(text.replace(TITLE, ''), file).trim();
      const id = idOf(file);
      const rendered = await renderMarkdown(body, { fileURL: pathToFileURL(path) });
      store.set({
        id,
        data: await parseData({ id, data: { title: title.replaceAll('`', ''), description: descriptionOf(body) } }),
        body,
        filePath: relative(config.root.pathname, path),
        digest: generateDigest(body),
        rendered,
        assetImports: rendered.metadata?.imagePaths ?? [],
      });
    }
  },
};

export const collections = { docs: defineCollection({ loader: pages, schema: docsSchema() }) };
