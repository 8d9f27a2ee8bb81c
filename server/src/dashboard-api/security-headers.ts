// The security headers of the dashboard's pages and responses.

interface Origins {
  /** Media has addresses there. Its origin may differ from the page's, for example `localhost`. */
  publicUrl: string;
  /** To which media is redirected, if it is. */
  mediaOrigin?: string | undefined;
}

export function securityHeaders({ publicUrl, mediaOrigin }: Origins): Record<string, string> {
  const { origin, protocol } = new URL(publicUrl);
  const media = [origin, mediaOrigin].filter(Boolean).join(' ');
  const policy = {
    'default-src': "'none'",
    'script-src': "'self'",
    // The component library sets its theme in a style element and positions in style attributes.
    'style-src': "'self' 'unsafe-inline'",
    'img-src': `'self' data: blob: ${media}`,
    'media-src': `'self' blob: ${media}`,
    'font-src': "'self'",
    'connect-src': `'self' ${origin}`,
    'manifest-src': "'self'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
  };
  return {
    'content-security-policy': Object.entries(policy)
      .map(([name, value]) => `${name} ${value}`)
      .join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(self), microphone=(self), geolocation=(), payment=()',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(protocol === 'https:' && { 'strict-transport-security': 'max-age=31536000' }),
  };
}
