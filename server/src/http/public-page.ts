// Pages for visitors without an account: HTML without scripts or other origins, and their headers.
import { createHash } from 'node:crypto';
import type { Language } from '@greenroom/contract/dashboard/languages';
import type { FastifyReply } from 'fastify';
import { FONT_FACES, LATIN_FONT } from './public-font.ts';

export interface PublicPage {
  language: Language;
  title: string;
  /** More elements of the head. */
  head?: string;
  indexed: boolean;
  /** From `publicStyle`. */
  style: string;
  body: string;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign]!);

/** Of all public pages, in the colours of the dashboard. */
const SHARED_STYLE = `${FONT_FACES}:root{color-scheme:light dark;--text:#161a18;--muted:#56605b;--ground:#fbfcfb;--card:#fff;--line:#dde3e0;--accent:#0e7a57;--on-accent:#fff}
@media(prefers-color-scheme:dark){:root{--text:#e3e8e5;--muted:#a3ada8;--ground:#101312;--card:#151917;--line:#353c39;--accent:#a7ecce;--on-accent:#06281b}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--text);font:1rem/1.5 Inter,system-ui,sans-serif}
h1,h2,p{margin:0}
a{color:inherit}
:focus-visible{outline:3px solid var(--accent);outline-offset:3px}
.brand{display:inline-flex;align-items:center;gap:.625rem;border-radius:.25rem;font-size:1.125rem;font-weight:700;letter-spacing:-.01em;text-decoration:none}
.button{display:inline-block;padding:.6rem 1.2rem;border-radius:.5rem;background:var(--accent);color:var(--on-accent);font-weight:600;text-decoration:none}
.card{background:var(--card);border:1px solid var(--line);border-radius:1rem}
`;

/** The logo and name, which lead to the start page. */
export const BRAND = '<a class="brand" href="/"><img src="/icon.svg" alt="" width="28" height="28">Greenroom</a>';

/** The text of another link to it. */
export const TO_START: Readonly<Record<Language, string>> = { en: 'Go to Greenroom', es: 'Ir a Greenroom' };

/** @param own the rules of one page. */
export const publicStyle = (own: string): string => SHARED_STYLE + own;

export const publicPage = ({ language, title, head = '', indexed, style, body }: PublicPage): string =>
  `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${indexed ? '' : '<meta name="robots" content="noindex">\n'}<title>${escaped(title)}</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="preload" href="${LATIN_FONT}" as="font" type="font/woff2" crossorigin>
${head}<style>${style}</style>
</head>
<body>
${body}
</body>
</html>
`;

/** Of pages with this style. `isSecure`: the service is reached by https. */
export const publicPageHeaders = (style: string, isSecure: boolean): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  ...visitorHeaders(
    [
      `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
      "font-src 'self'",
      "img-src 'self'",
      "media-src 'self'",
    ],
    isSecure,
  ),
});

/** @param sources what the page may load; everything else is forbidden. */
export const visitorHeaders = (sources: readonly string[], isSecure: boolean): Record<string, string> => ({
  'content-security-policy': [
    "default-src 'none'",
    ...sources,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  // The address of a page may be its secret.
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  ...(isSecure && { 'strict-transport-security': 'max-age=31536000' }),
});

export const sendHtml = (reply: FastifyReply, method: string, html: string): FastifyReply =>
  reply.header('content-length', Buffer.byteLength(html)).send(method === 'HEAD' ? undefined : html);
