// The pages of the site in their order, by the file that each is made of.
import { dirname, join, relative } from 'node:path';

export const repository = join(import.meta.dirname, '../../..');
export const BASE = '/guide';

/** Their paths on the site follow from those of the files, except for pages outside `docs`. */
const OUTSIDE: Readonly<Record<string, string>> = {
  'docs/README.md': 'index',
  'sdk/README.md': 'clients/typescript',
  'sdk/REFERENCE.md': 'clients/typescript-reference',
  'sdk-python/README.md': 'clients/python',
  'cli/README.md': 'clients/cli',
  'integrations/n8n/README.md': 'clients/n8n',
  'CHANGELOG.md': 'changelog',
  'THIRD_PARTY.md': 'third-party',
};

export const chapters: readonly { label: string; files: readonly string[] }[] = [
  {
    label: 'Start here',
    files: ['README', 'quickstart/marketer', 'quickstart/developer', 'quickstart/operator'].map(
      (name) => `docs/${name}.md`,
    ),
  },
  {
    label: 'Make videos',
    files: ['dashboard-video', 'characters', 'voices', 'captions', 'scenes'].map((name) => `docs/tasks/${name}.md`),
  },
  {
    label: 'Build on the API',
    files: [
      ...['estimates-and-receipts', 'retries', 'batch'].map((name) => `docs/tasks/${name}.md`),
      ...['webhooks', 'sandbox', 'errors', 'limits'].map((name) => `docs/${name}.md`),
    ],
  },
  {
    label: 'Clients and tools',
    files: [
      'sdk/README.md',
      'sdk/REFERENCE.md',
      'sdk-python/README.md',
      'cli/README.md',
      'docs/mcp.md',
      'integrations/n8n/README.md',
    ],
  },
  {
    label: 'Recipes',
    files: ['n8n', 'cron', 'shopify', 'podcast'].map((name) => `docs/recipes/${name}.md`),
  },
  {
    label: 'Self-hosting',
    files: [
      ...['operations', 'configuration', 'engines', 'scale', 'content-credentials', 'security'].map(
        (name) => `docs/${name}.md`,
      ),
      'THIRD_PARTY.md',
    ],
  },
  {
    label: 'Releases',
    files: ['CHANGELOG.md', 'docs/versioning.md', 'docs/releases.md'],
  },
];

/** `docs/tasks/voices.md` → `tasks/voices` */
export const idOf = (file: string): string => OUTSIDE[file] ?? file.replace(/^docs\//, '').replace(/\.md$/, '');

export const urlOf = (id: string): string => (id === 'index' ? `${BASE}/` : `${BASE}/${id}/`);

const ids = new Map(chapters.flatMap(({ files }) => files).map((file) => [file, idOf(file)]));

const LINK = /(?<!!)\[([^\]\n]*)\]\(([^)\s]+)\)/g;

/**
 * Links between files, as they work where the code is hosted, become links of the site. Those to files that are not on the site
 * become plain text.
 */
export const siteLinks = (markdown: string, file: string): string =>
  markdown.replace(LINK, (link, text: string, target: string) => {
    if (/^([a-z]+:|\/|#)/.test(target)) return link;
    const [path = '', anchor] = target.split('#');
    const id = ids.get(relative(repository, join(repository, dirname(file), path)));
    return id === undefined ? text : `[${text}](${urlOf(id)}${anchor === undefined ? '' : `#${anchor}`})`;
  });
