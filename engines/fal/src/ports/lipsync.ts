// The lipsync port: moves the mouth in a clip to a speech.
import type { LipsyncPort } from '@greenroom/engine-kit/ports/lipsync';
import type { Connection } from '../client/connection.ts';
import { downloadVideo, videoSchema } from '../client/results.ts';
import { runModel } from '../client/run-model.ts';
import { upload } from '../client/upload.ts';
import type { LipsyncModel } from '../models/lipsync-models.ts';
import { speechSeconds } from './speech-seconds.ts';

export const lipsyncPort = (model: LipsyncModel, connection: Connection): LipsyncPort => ({
  async sync({ clip, speech }, ctx) {
    ctx.signal.throwIfAborted();
    const caller = { connection, http: ctx.http };
    const output = await runModel(
      {
        model: model.id,
        // About as long as the clip.
        billed: { name: model.id, unit: model.price.unit, quantity: await speechSeconds(speech) },
        output: videoSchema,
        async input() {
          const [uploadedClip, uploadedSpeech] = await Promise.all([
            upload(clip, 'mp4', caller, ctx.signal),
            upload(speech, 'wav', caller, ctx.signal),
          ]);
          return model.input({ clip: uploadedClip, speech: uploadedSpeech });
        },
      },
      connection,
      ctx,
    );
    return downloadVideo(output, connection, ctx);
  },
});
