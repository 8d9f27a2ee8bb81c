// Pages for visitors without an account: HTML without scripts or other origins, and their headers.
import { createHash } from 'node:crypto';
import type { Language } from '@greenroom/contract/dashboard/languages';
import type { FastifyReply } from 'fastify';

export interface PublicPage {
  language: Language;
  title: string;
  /** More elements of the head. */
  head?: string;
  indexed: boolean;
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

export const publicPage = ({ language, title, head = '', indexed, style, body }: PublicPage): string =>
  `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${indexed ? '' : '<meta name="robots" content="noindex">\n'}<title>${escaped(title)}</title>
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
    [`style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`, "img-src 'self'", "media-src 'self'"],
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
