// The settings of how generated media is marked: content credentials and the visible label.
import { setting } from '@greenroom/engine-kit/settings';
import { z } from 'zod';

export const markSettings = {
  C2PA_CERTIFICATE: setting(z.string().min(1).optional(), {
    form: 'the path of a PEM file, or its text',
    about:
      'The certificate with which videos and pictures are signed (C2PA), followed by its intermediate certificates. Set it together with C2PA_PRIVATE_KEY. See docs/content-credentials.md.',
    default: 'nothing is signed',
  }),
  C2PA_PRIVATE_KEY: setting(z.string().min(1).optional(), {
    form: 'the path of a PEM file, or its text',
    about: 'The private key of C2PA_CERTIFICATE, in PKCS#8.',
    default: 'none',
    secret: true,
  }),
  AI_LABEL: setting(z.enum(['optional', 'always']).default('optional'), {
    form: 'optional or always',
    about:
      'Whether clients choose in their brand kit if their videos show the label “AI presenter” (`optional`), or all videos show it (`always`).',
    default: 'optional',
  }),
};
