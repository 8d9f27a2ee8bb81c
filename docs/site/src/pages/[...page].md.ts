// Each page as Markdown, at its path with `.md`.
import { getCollection } from 'astro:content';

export const getStaticPaths = async () =>
  (await getCollection('docs')).map(({ id, data, body }) => ({
    params: { page: id },
    props: { text: `# ${data.title}\n\n${body}\n` },
  }));

export const GET = ({ props }: { props: { text: string } }) => new Response(props.text);
