// The child that joins clips and sound.

import { createSoundEncoder } from '@greenroom/engine-kit/audio/encode-pcm';
import { reachLoudness } from '@greenroom/engine-kit/audio/reach-loudness';
import { readWav } from '@greenroom/engine-kit/audio/wav';
import { originComment } from '@greenroom/engine-kit/digital-source';
import type { TaskRun } from '@greenroom/engine-kit/step-context';
import { type Demuxer, Muxer } from 'node-av/api';
import { Dictionary, type Packet, type Stream } from 'node-av/lib';
import type { JoinClipsInput } from './join-clips.ts';
import { framesPerSecondOf, openVideo } from './own-video.ts';

/** Sound is written this far ahead of the picture, so that players find both close together. */
const AHEAD_SECONDS = 0.5;

const joinClips: TaskRun<JoinClipsInput, null> = async ({ clips, sound, origin, out }, { progress }) => {
  const opened = await Promise.all(clips.map(openVideo));
  const first = opened[0]!.picture;
  for (const { picture } of opened) assertSameCoding(first, picture);
  const frames = opened.reduce((sum, { picture }) => sum + Number(picture.nbFrames), 0);
  const seconds = frames / framesPerSecondOf(first);

  const { samples, sampleRate } = await readWav(sound);
  const encoder = createSoundEncoder('aac', '128k');
  const muxer = await Muxer.open(out, {
    format: 'mp4',
    options: { movflags: '+faststart' },
    configure: (context) => {
      context.metadata = Dictionary.fromObject({ comment: originComment(origin) });
    },
  });
  const pictureIndex = muxer.addStream(first);
  const soundIndex = muxer.addStream(encoder.encoder);
  const voice = encoder.packets({
    samples: fitted(reachLoudness(samples, sampleRate), Math.round(seconds * sampleRate)),
    sampleRate,
  });

  const writeSoundUntil = async (second: number): Promise<void> => {
    for (let written = Number.NEGATIVE_INFINITY; written < second; ) {
      const { value: packet, done } = await voice.next();
      if (done) return;
      written = Number(packet.pts) / sampleRate;
      await muxer.writePacket(packet, soundIndex);
      packet.free();
    }
  };

  await writeSoundUntil(AHEAD_SECONDS);
  let shown = 0;
  for (const { demuxer, picture } of opened) {
    for await (const packet of picturesOf(demuxer, picture, shown)) {
      await muxer.writePacket(packet, pictureIndex);
      packet.free();
      shown++;
      if (shown % 15 === 0) await writeSoundUntil(shown / framesPerSecondOf(first) + AHEAD_SECONDS);
    }
    progress(shown / frames);
  }
  if (shown !== frames) throw new Error(`Clips of ${frames} frames had ${shown}.`);
  await writeSoundUntil(Number.POSITIVE_INFINITY);
  await muxer.close();
  encoder.encoder.close();
  for (const { demuxer } of opened) await demuxer.close();
  return null;
};

export default joinClips;

/** The packets of a clip, moved behind the frames already shown. */
async function* picturesOf(demuxer: Demuxer, picture: Stream, framesBefore: number): AsyncGenerator<Packet> {
  const offset = BigInt(framesBefore) * ticksPerFrame(picture);
  for await (const packet of demuxer.packets(picture.index)) {
    if (packet === null) return;
    packet.pts += offset;
    packet.dts += offset;
    yield packet;
  }
}

function ticksPerFrame({ timeBase, avgFrameRate }: Stream): bigint {
  const ticks = (timeBase.den * avgFrameRate.den) / (timeBase.num * avgFrameRate.num);
  if (!Number.isInteger(ticks)) throw new Error(`A frame of ${ticks} ticks.`);
  return BigInt(ticks);
}

/** One header serves all clips only if they were coded alike. */
function assertSameCoding(one: Stream, other: Stream): void {
  const coding = ({ codecpar, timeBase, avgFrameRate }: Stream): string =>
    JSON.stringify([
      codecpar.codecId,
      codecpar.width,
      codecpar.height,
      codecpar.extradata?.toString('hex'),
      timeBase.den / timeBase.num,
      avgFrameRate.num / avgFrameRate.den,
    ]);
  if (coding(one) !== coding(other)) throw new Error('Clips that were not coded alike cannot be joined.');
}

function fitted(samples: Float32Array, length: number): Float32Array {
  const whole = new Float32Array(length);
  whole.set(samples.subarray(0, length));
  return whole;
}
