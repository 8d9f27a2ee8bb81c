// The HTML of public pages: the page of a shared video, and the one for a link that does not work.
import type { Language } from '@greenroom/contract/dashboard/languages';
import { escaped, publicPage } from '../http/public-page.ts';

export interface ShownVideo {
  title: string;
  width: number;
  height: number;
  /** Absolute. */
  pageUrl: string;
  /** Relative to the page: the host that the viewer reached may differ from the public one. */
  files: {
    video: string;
    poster: string | undefined;
    captions: string | undefined;
    logo: string | undefined;
    download: string | undefined;
  };
  indexed: boolean;
}

// The player takes what the texts and the button leave of the screen, so that a phone shows all of them.
export const STYLE = `:root{color-scheme:light dark;--text:#161a18;--muted:#56605b;--ground:#fbfcfb;--button:#0e7a57;--on-button:#fff}
@media(prefers-color-scheme:dark){:root{--text:#e3e8e5;--muted:#a3ada8;--ground:#101312;--button:#a7ecce;--on-button:#06281b}}
*{box-sizing:border-box}
body{margin:0;height:100vh;height:100dvh;min-height:22rem;background:var(--ground);color:var(--text);font:1rem/1.4 Inter,system-ui,sans-serif}
main{height:100%;margin:0 auto;max-width:60rem;padding:1.25rem .75rem;display:flex;flex-direction:column;align-items:center;gap:1rem}
h1{margin:0;font-size:1.125rem;line-height:1.3;max-width:100%;overflow-wrap:anywhere;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden}
.film{flex:1 1 0;min-height:0;width:100%;display:grid;place-items:center;container-type:size}
video{display:block;width:min(100cqw,100cqh*9/16);height:auto;aspect-ratio:9/16;object-fit:cover;border-radius:.75rem;background:#000}
a{flex:none;padding:.6rem 1.2rem;border-radius:.5rem;background:var(--button);color:var(--on-button);font-weight:600;text-decoration:none}
a:focus-visible,video:focus-visible{outline:3px solid var(--text);outline-offset:2px}
p{margin:0;color:var(--muted);font-size:.875rem;text-align:center}
/* A white logo stays visible on a white page. */
.logo{flex:none;max-width:min(60%,12rem);max-height:3rem;filter:drop-shadow(0 0 1px var(--muted))}
.message{justify-content:center}`;

const texts: Readonly<
  Record<Language, { captions: string; download: string; disclosure: string; errors: Record<PageError, ErrorText> }>
> = {
  en: {
    captions: 'Captions',
    download: 'Download video',
    disclosure: 'This video has an AI presenter.',
    errors: {
      not_found: {
        title: 'This video is not available',
        text: 'The link is wrong, or its owner has stopped sharing the video. Ask them for a new link.',
      },
      rate_limited: { title: 'Too many requests', text: 'Try again in a minute.' },
    },
  },
  es: {
    captions: 'Subtítulos',
    download: 'Descargar video',
    disclosure: 'Este video tiene un presentador de IA.',
    errors: {
      not_found: {
        title: 'Este video no está disponible',
        text: 'El enlace es incorrecto, o su dueño dejó de compartir el video. Pídele un enlace nuevo.',
      },
      rate_limited: { title: 'Demasiadas solicitudes', text: 'Inténtalo de nuevo en un minuto.' },
    },
  },
};

type PageError = 'not_found' | 'rate_limited';
interface ErrorText {
  title: string;
  text: string;
}

const property = (name: string, content: string | number): string =>
  `<meta property="og:${name}" content="${escaped(String(content))}">\n`;

export function videoPage({ title, width, height, pageUrl, files, indexed }: ShownVideo, language: Language): string {
  const absolute = (file: string) => new URL(file, pageUrl).href;
  const head = [
    property('type', 'video.other'),
    property('title', title),
    property('url', pageUrl),
    property('video', absolute(files.video)),
    property('video:type', 'video/mp4'),
    property('video:width', width),
    property('video:height', height),
    ...(files.poster ? [property('image', absolute(files.poster)), property('image:alt', title)] : []),
    '<meta name="twitter:card" content="summary_large_image">\n',
  ].join('');
  const poster = files.poster ? ` poster="${escaped(files.poster)}"` : '';
  const captions = files.captions
    ? `<track kind="captions" label="${texts[language].captions}" src="${escaped(files.captions)}">`
    : '';
  const download = files.download
    ? `\n<a href="${escaped(files.download)}" download>${texts[language].download}</a>`
    : '';
  const logo = files.logo ? `\n<img class="logo" src="${escaped(files.logo)}" alt="">` : '';
  const body = `<main>${logo}
<h1 dir="auto">${escaped(title)}</h1>
<div class="film"><video src="${escaped(files.video)}"${poster} width="${width}" height="${height}" aria-label="${escaped(title)}" controls playsinline preload="metadata"${files.download ? '' : ' controlslist="nodownload"'}>${captions}</video></div>${download}
<p>${texts[language].disclosure}</p>
</main>`;
  return publicPage({ language, title, head, indexed, style: STYLE, body });
}

export function errorPage(error: PageError, language: Language): string {
  const { title, text } = texts[language].errors[error];
  const body = `<main class="message">\n<h1>${escaped(title)}</h1>\n<p>${escaped(text)}</p>\n</main>`;
  return publicPage({ language, title, indexed: false, style: STYLE, body });
}
