// Where somebody is sent on to after signing in.
import { expect, test } from 'vitest';
import { ownPath } from './own-path.ts';

test.each(['/', '/usage?from=2026-01-01', '/videos/1#top', '/join#abc'])('%s is a page of the dashboard', (path) => {
  expect(ownPath(path, 'https://video.example')).toBe(path);
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
])('%j leads away', (address) => {
  expect(ownPath(address, 'https://video.example')).toBeUndefined();
});
