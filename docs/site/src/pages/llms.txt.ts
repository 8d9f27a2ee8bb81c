// A list of all pages for language models: https://llmstxt.org.
import { getCollection } from 'astro:content';
import { BASE, chapters, idOf } from '../table-of-contents.ts';

export async function GET() {
  const pages = new Map((await getCollection('docs')).map(({ id, data }) => [id, data]));
  const lines = chapters.flatMap(({ label, files }) => [
    `\n## ${label}\n`,
    ...files.map((file) => {
      const { title, description } = pages.get(idOf(file))!;
      return `- [${title}](${BASE}/${idOf(file)}.md): ${description}`;
    }),
  ]);
  const about = pages.get('index')!;
  const api = '- [OpenAPI document](/openapi.json): all endpoints of the partner API';
  return new Response([`# ${about.title}\n\n> ${about.description}`, ...lines, `\n## API\n\n${api}\n`].join('\n'));
}
