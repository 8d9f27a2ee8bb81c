// Runs in its own process: Remotion renders a talking head of comparable layers with the same encoding.
import { rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Effort, handleInput, timed } from '../render-effort.ts';
import type { RenderedHead } from '../render-video.ts';
import { loadRemotion } from './find.ts';
import { writeLayers } from './layers.ts';

export interface RemotionInput {
  input: RenderedHead;
  /** With Remotion in its node_modules. */
  folder: string;
}

// Only `renderMedia` is timed: a service would keep layers, bundle and browser ready.
handleInput<RemotionInput, Pick<Effort, 'wall'>>(async ({ input, folder }) => {
  const { bundle, openBrowser, selectComposition, renderMedia, browser } = loadRemotion(folder);
  const dir = dirname(input.clip);
  const [publicDir, outDir] = [join(dir, 'remotion-layers'), join(dir, 'remotion-bundle')];
  const inputProps = await writeLayers(input, publicDir);
  const entryPoint = fileURLToPath(new URL('./composition.ts', import.meta.url));
  const serveUrl = await bundle({ entryPoint, rootDir: resolve(folder), publicDir, outDir, enableCaching: false });
  const puppeteerInstance = await openBrowser('chrome', browser);
  try {
    const rendered = { ...browser, serveUrl, inputProps, puppeteerInstance };
    const composition = await selectComposition({ ...rendered, id: 'video' });
    const render = () =>
      renderMedia({
        ...rendered,
        composition,
        outputLocation: join(dir, 'remotion.mp4'),
        codec: 'h264',
        crf: 20,
        x264Preset: 'veryfast',
        gopSize: 4 * inputProps.framesPerSecond,
        audioBitrate: '112k',
        concurrency: 2,
      });
    const { wall } = await timed(render);
    return { wall };
  } finally {
    await puppeteerInstance.close({ silent: true });
    for (const made of [publicDir, outDir]) await rm(made, { recursive: true });
  }
});
