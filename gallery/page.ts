// Builds the gallery's HTML page.

export interface Section {
  title: string;
  about: string;
  /** Files beside the page: pictures (PNG, JPEG) and videos (MP4). */
  items: readonly { file: string; caption: string }[];
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const itemHtml = ({ file, caption }: Section['items'][number]): string => {
  const shown = file.endsWith('.mp4')
    ? `<video src="${file}" controls preload="metadata" playsinline></video>`
    : `<img src="${file}" alt="${escaped(caption)}" loading="lazy">`;
  return `<figure>${shown}<figcaption dir="auto">${escaped(caption)}</figcaption></figure>`;
};

export const page = (sections: readonly Section[]): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Greenroom: the built-in studio</title>
<style>
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 90rem; margin: 2rem auto; padding: 0 1rem; }
  section > div { display: grid; grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr)); gap: 1rem; }
  figure { margin: 0; }
  img, video { width: 100%; border-radius: 0.5rem; display: block; background: #8884; }
  figcaption { font-size: 0.85rem; margin-top: 0.3rem; }
</style>
<h1>The built-in studio</h1>
<p>Pictures and videos that Greenroom’s built-in engine generated on the CPU of one machine.</p>
${sections
  .map(
    ({ title, about, items }) =>
      `<section><h2>${escaped(title)}</h2><p>${escaped(about)}</p><div>${items.map(itemHtml).join('\n')}</div></section>`,
  )
  .join('\n')}
</html>
`;
