// Encodes speech to MP3 in a task process.
import { readFile } from 'node:fs/promises';
import { createSoundEncoder } from '@greenroom/engine-kit/audio/encode-pcm';
import { parseWav } from '@greenroom/engine-kit/audio/wav';
import { findOrigin, originComment } from '@greenroom/engine-kit/digital-source';
import type { TaskRun } from '@greenroom/engine-kit/step-context';
import { Muxer } from 'node-av/api';
import { Dictionary } from 'node-av/lib';
import type { EncodeSoundInput } from './encode-sound.ts';

const COMMENT_BYTES = 512;

const encodeMp3: TaskRun<EncodeSoundInput, null> = async ({ file, out }) => {
  const bytes = await readFile(file);
  const speech = parseWav(bytes);
  const sound = createSoundEncoder('mp3', '128k');
  // The comment stands after the sound. Unmarked speech is the studio’s.
  const comment = originComment(
    findOrigin(bytes.toString('latin1', bytes.length - COMMENT_BYTES)) ?? 'algorithmicMedia',
  );
  const muxer = await Muxer.open(out, {
    format: 'mp3',
    configure: (context) => {
      context.metadata = Dictionary.fromObject({ comment });
    },
  });
  const stream = muxer.addStream(sound.encoder);
  for await (const packet of sound.packets(speech)) {
    muxer.writePacketSync(packet, stream);
    packet.free();
  }
  await muxer.close();
  sound.encoder.close();
  return null;
};

export default encodeMp3;
