// Concatenates clips of the same coding without encoding them again.
import type { Demuxer } from 'node-av/api';
import type { Packet, Stream } from 'node-av/lib';
import { framesPerSecondOf, openVideo } from './open-video.ts';
import type { Pictures } from './video-format.ts';

/** Undefined if the clips are not coded alike. */
export async function copyPictures(files: readonly string[]): Promise<Pictures | undefined> {
  const opened = await Promise.all(files.map(openVideo));
  const close = async () => {
    for (const { demuxer } of opened) await demuxer.close();
  };
  const first = opened[0]!.picture;
  if (!opened.every(({ picture }) => codingOf(picture) === codingOf(first))) {
    await close();
    return undefined;
  }
  return {
    framesPerSecond: framesPerSecondOf(first),
    addTo: (muxer) => muxer.addStream(first),
    packets: packetsOf(opened),
    close,
  };
}

async function* packetsOf(opened: readonly { demuxer: Demuxer; picture: Stream }[]): AsyncGenerator<Packet> {
  let shown = 0;
  for (const { demuxer, picture } of opened) {
    // Behind the frames already shown.
    const offset = BigInt(shown) * ticksPerFrame(picture);
    for await (const packet of demuxer.packets(picture.index)) {
      if (packet === null) break;
      packet.pts += offset;
      packet.dts += offset;
      shown++;
      yield packet;
    }
  }
}

function ticksPerFrame({ timeBase, avgFrameRate }: Stream): bigint {
  const ticks = (timeBase.den * avgFrameRate.den) / (timeBase.num * avgFrameRate.num);
  if (!Number.isInteger(ticks)) throw new Error(`A frame of ${ticks} ticks.`);
  return BigInt(ticks);
}

/** One header serves all clips only if they were coded alike. */
const codingOf = ({ codecpar, timeBase, avgFrameRate }: Stream): string =>
  JSON.stringify([
    codecpar.codecId,
    codecpar.width,
    codecpar.height,
    codecpar.extradata?.toString('hex'),
    timeBase.den / timeBase.num,
    avgFrameRate.num / avgFrameRate.den,
  ]);
