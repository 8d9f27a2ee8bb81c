// The HTML of public pages: the page of a shared video, and the one for a link that does not work.
import { initialsOf } from '@greenroom/contract/dashboard/initials';
import type { Language } from '@greenroom/contract/dashboard/languages';
import { BRAND, escaped, publicPage, publicStyle, TO_START } from '../http/public-page.ts';

export interface ShownVideo {
  title: string;
  /** The name of the team, if it may be shown. */
  sender: string | null;
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

// The player takes what the rest leaves of the screen, so that no page scrolls. On a wide one, the words stand beside it, in its middle.
export const STYLE = publicStyle(`body{display:flex;flex-direction:column;height:100vh;height:100dvh;min-height:22rem}
.shared{flex:1 1 0;min-height:0;display:flex;flex-direction:column}
header{padding:.875rem 1rem}
.shared header{text-align:center}
.sender{display:flex;align-items:center;justify-content:center;gap:.625rem;font-size:.9375rem;font-weight:600}
.sender bdi{overflow-wrap:anywhere;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden}
.tile{flex:none;display:grid;place-items:center;width:2.25rem;height:2.25rem;border-radius:.5rem;background:color-mix(in srgb,var(--accent) 16%,transparent)}
/* A white logo stays visible on a white page. */
.logo{display:block;margin:0 auto;max-width:min(60%,12rem);max-height:2.5rem;filter:drop-shadow(0 0 1px var(--muted))}
main{flex:1 1 0;min-height:0;padding:0 1rem;display:flex;flex-direction:column;align-items:center;gap:.875rem}
main:first-child{padding-top:1rem}
.film{flex:1 1 0;min-height:0;width:100%;display:grid;place-items:center;container-type:size}
video{display:block;width:min(100cqw,100cqh*9/16);height:auto;aspect-ratio:9/16;object-fit:cover;border-radius:.75rem;background:#000}
.about{flex:none;max-width:100%;display:flex;flex-direction:column;align-items:center;gap:.5rem;text-align:center}
.note,footer{color:var(--muted);font-size:.8125rem}
h1{font-size:1.125rem;line-height:1.3;font-weight:650;max-width:100%;overflow-wrap:anywhere}
/* The padding has room for the ellipsis of a centred line. */
.about h1{padding:0 .5rem;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden}
footer{padding:.75rem 1rem;text-align:center}
footer a:not(:hover){text-decoration:none}
@media(min-width:40rem) and (min-aspect-ratio:1){
header{padding:1.25rem 1.75rem}
.shared{--film:max(17rem,100dvh - 5rem);display:grid;grid-template:1fr 1fr auto/auto minmax(0,22rem);justify-content:center;column-gap:3rem;padding:2rem 1rem 0}
.shared main{display:contents}
.film{grid-area:1/1/3/2;height:var(--film);width:calc(var(--film)*9/16)}
.shared header{grid-area:1/2;align-self:end;padding:0 0 1.25rem;text-align:start}
.logo{margin:0}
.sender{justify-content:flex-start}
.about{grid-area:2/2;align-self:start;align-items:flex-start;gap:1rem;text-align:start}
.about h1{padding:0;font-size:1.625rem;letter-spacing:-.01em;-webkit-line-clamp:5}
.shared footer{grid-area:3/1/4/3}
}
.message{padding-bottom:15vh;justify-content:center}
.message .card{max-width:26rem;padding:2rem 1.5rem;display:flex;flex-direction:column;align-items:center;gap:.5rem;text-align:center}
.message svg{margin-bottom:.25rem;color:var(--accent)}
.message p{color:var(--muted);text-wrap:balance}
.message .button{margin-top:1rem}`);

const texts: Readonly<
  Record<
    Language,
    { captions: string; download: string; disclosure: string; madeWith: string; errors: Record<PageError, ErrorText> }
  >
> = {
  en: {
    captions: 'Captions',
    download: 'Download video',
    disclosure: 'This video has an AI presenter.',
    madeWith: 'Made with Greenroom',
    errors: {
      not_found: {
        title: 'This video is not available',
        text: 'The link is wrong, or the owner stopped sharing the video. Ask them for a new link.',
      },
      rate_limited: { title: 'Too many requests', text: 'Try again in a minute.' },
    },
  },
  es: {
    captions: 'Subtítulos',
    download: 'Descargar video',
    disclosure: 'Este video tiene un presentador de IA.',
    madeWith: 'Hecho con Greenroom',
    errors: {
      not_found: {
        title: 'Este video no está disponible',
        text: 'El enlace es incorrecto, o el dueño dejó de compartir el video. Pídele un enlace nuevo.',
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

export function videoPage(
  { title, sender, width, height, pageUrl, files, indexed }: ShownVideo,
  language: Language,
): string {
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
    ? `\n<a class="button" href="${escaped(files.download)}" download>${texts[language].download}</a>`
    : '';
  const name = sender === null ? '' : escaped(sender);
  const logo = files.logo && `<img class="logo" src="${escaped(files.logo)}" alt="${name}">`;
  const header =
    logo || name
      ? `<header>${logo ?? `<p class="sender"><span class="tile" aria-hidden="true">${escaped(initialsOf(sender ?? ''))}</span><bdi>${name}</bdi></p>`}</header>\n`
      : '';
  const body = `<div class="shared">
${header}<main>
<div class="film"><video src="${escaped(files.video)}"${poster} width="${width}" height="${height}" aria-label="${escaped(title)}" controls playsinline preload="metadata"${files.download ? '' : ' controlslist="nodownload"'}>${captions}</video></div>
<div class="about">
<h1 dir="auto">${escaped(title)}</h1>${download}
<p class="note">${texts[language].disclosure}</p>
</div>
</main>
<footer><a href="/">${texts[language].madeWith}</a></footer>
</div>`;
  return publicPage({ language, title, head, indexed, style: STYLE, body });
}

/** A phone, as in the logo, without a picture. */
const NO_VIDEO = `<svg width="48" height="48" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" aria-hidden="true"><path d="M7 9v9a3 3 0 0 0 3 3h4a3 3 0 0 0 3-2.5M8 3.8A3 3 0 0 1 10 3h4a3 3 0 0 1 3 3v7M4 4l16 16"/></svg>`;

export function errorPage(error: PageError, language: Language): string {
  const { title, text } = texts[language].errors[error];
  const body = `<header>${BRAND}</header>
<main class="message">
<div class="card">
${NO_VIDEO}
<h1>${escaped(title)}</h1>
<p>${escaped(text)}</p>
<a class="button" href="/">${TO_START[language]}</a>
</div>
</main>`;
  return publicPage({ language, title: `${title} · Greenroom`, indexed: false, style: STYLE, body });
}
