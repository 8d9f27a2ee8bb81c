// Encodes speech to MP3 in a task process.
import { createSoundEncoder } from '@greenroom/engine-kit/audio/encode-pcm';
import { readWav } from '@greenroom/engine-kit/audio/wav';
import { originComment, readOrigin } from '@greenroom/engine-kit/digital-source';
import type { TaskRun } from '@greenroom/engine-kit/step-context';
import { Muxer } from 'node-av/api';
import { Dictionary } from 'node-av/lib';
import type { EncodeSoundInput } from './encode-sound.ts';

const encodeMp3: TaskRun<EncodeSoundInput, null> = async ({ file, out }) => {
  const speech = await readWav(file);
  const sound = createSoundEncoder('mp3', '128k');
  // Speech of an engine that declares nothing counts as made by a trained model.
  const comment = originComment((await readOrigin(file)) ?? 'trainedAlgorithmicMedia');
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
