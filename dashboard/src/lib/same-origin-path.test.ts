// Return addresses after sign-in.
import { expect, test } from 'vitest';
import { sameOriginPath } from './same-origin-path.ts';

test.each(['/', '/usage?from=2026-01-01', '/videos/1#top', '/join#abc'])('%s is accepted', (path) => {
  expect(sameOriginPath(path, 'https://video.example')).toBe(path);
});

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n\\evil.example',
  '\t//evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  'https://video.example//evil.example',
  'https://video.example@evil.example/',
  'https://video.example.evil.example/',
  'http://video.example/',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://',
])('%j is rejected', (address) => {
  expect(sameOriginPath(address, 'https://video.example')).toBeUndefined();
});
