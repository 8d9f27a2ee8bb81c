// Checks the built site: every link leads to a page and an anchor, no page loads from other origins, and llms.txt names every page.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BASE, chapters, idOf, urlOf } from './src/table-of-contents.ts';

const dist = join(import.meta.dirname, 'dist');
const read = (file: string): string => readFileSync(join(dist, file), 'utf8');
const files = new Set(globSync('**/*.*', { cwd: dist }));
const anchors = new Map(
  [...files]
    .filter((file) => file.endsWith('.html'))
    .map((file) => [file, new Set([...read(file).matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id))]),
);

/** Served by the service itself. */
const OF_SERVICE = new Set(['/', '/docs', '/openapi.json', '/status']);

const problems: string[] = [];
for (const page of anchors.keys()) {
  const html = read(page);
  for (const [, target = ''] of html.matchAll(/\s(?:href|src)="([^"]*)"/g)) {
    const { origin, pathname, hash } = new URL(target.replaceAll('&amp;', '&'), `https://site.invalid${BASE}/${page}`);
    if (origin !== 'https://site.invalid' || OF_SERVICE.has(pathname)) continue;
    const path = decodeURI(pathname).slice(BASE.length + 1);
    const file = path === '' || path.endsWith('/') ? `${path}index.html` : path;
    if (!pathname.startsWith(`${BASE}/`) || !files.has(file)) problems.push(`${page}: ${target} leads to no page.`);
    else if (hash && !anchors.get(file)?.has(decodeURIComponent(hash.slice(1))))
      problems.push(`${page}: ${target} leads to no anchor.`);
  }
  const loaded = html.matchAll(
    /<(?:script|img|iframe|source)[^>]*\ssrc="(https?:[^"]+)"|<link[^>]*rel="(?:stylesheet|preload|preconnect)"[^>]*href="(https?:[^"]+)"/g,
  );
  for (const [, one, other] of loaded) problems.push(`${page} loads ${one ?? other} from another origin.`);
}
const listed = read('llms.txt');
for (const id of chapters.flatMap(({ files: pages }) => pages.map(idOf))) {
  if (!listed.includes(`${BASE}/${id}.md`)) problems.push(`llms.txt does not name ${urlOf(id)}.`);
  if (!files.has(`${id}.md`)) problems.push(`${id}.md is missing.`);
}
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
} else console.log(`${anchors.size} pages: all links lead somewhere.`);
