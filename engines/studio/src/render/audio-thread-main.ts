// The entry point of the audio encoding thread.
import { parentPort } from 'node:worker_threads';
import type { Sound } from '@greenroom/engine-kit/audio/wav';
import { Log } from 'node-av';
import { AV_LOG_ERROR } from 'node-av/constants';
import { createTrackEncoder, type EncodedPacket, type FromSoundThread } from './audio-thread.ts';
import { toThreadError } from './thread-error.ts';

const port = parentPort!;
const send = (message: FromSoundThread): void => port.postMessage(message);
Log.setLevel(AV_LOG_ERROR);

const encode = async (sound: Sound): Promise<EncodedPacket[]> => {
  const { encoder, packets } = createTrackEncoder();
  try {
    const encoded: EncodedPacket[] = [];
    for await (const packet of packets(sound)) {
      const { data, pts, duration, flags } = packet;
      encoded.push({ data: new Uint8Array(data!), pts, duration, flags });
      packet.free();
    }
    return encoded;
  } finally {
    encoder.close();
  }
};

port.on('message', (sound: Sound) => {
  encode(sound).then(
    (packets) => send({ packets }),
    (error) => send({ error: toThreadError(error) }),
  );
});
