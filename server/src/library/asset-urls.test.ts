// Tests that our own assets are recognized in every spelling of their URLs.
import { expect, test } from 'vitest';
import { createAssetUrls } from './asset-urls.ts';

const assetUrls = createAssetUrls('https://Video.example/greenroom');

test('a URL of an asset has its path', () => {
  expect(assetUrls.pathOf(assetUrls.of('5f0d6c1e.png'))).toBe('5f0d6c1e.png');
});

test.each([
  'https://video.example/greenroom/assets/5f0d6c1e.png?download=1',
  'https://video.example/greenroom/assets/5f0d6c1e.png#top',
  'HTTPS://VIDEO.example:443/greenroom/assets/5f0d6c1e.png',
  'https://video.example/x/../greenroom/assets/5f0d6c1e%2Epng',
])('%s is the same file', (url) => {
  expect(assetUrls.pathOf(url)).toBe('5f0d6c1e.png');
});

test.each([
  'https://elsewhere.example/greenroom/assets/5f0d6c1e.png',
  'https://video.example/assets/5f0d6c1e.png',
  'http://video.example/greenroom/assets/5f0d6c1e.png',
  'https://video.example/greenroom/assets%2F5f0d6c1e.png',
  'https://video.example/greenroom/assets/%zz%00.png',
  'nonsense',
])('%s is not one of our assets', (url) => {
  expect(assetUrls.pathOf(url)).toBeUndefined();
});
