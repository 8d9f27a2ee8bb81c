// The talking head port: animates a still to a speech.
import type { TalkingHeadPort } from '@greenroom/engine-kit/ports/talking-head';
import type { Connection } from '../client/connection.ts';
import { downloadVideo, videoSchema } from '../client/results.ts';
import { runModel } from '../client/run-model.ts';
import { upload } from '../client/upload.ts';
import { billedAs, resolutionsOf, type TalkingHeadModel } from '../models/talking-head-models.ts';
import { speechSeconds } from './speech-seconds.ts';
import { uploadPicture } from './upload-picture.ts';

/** Renders clips with lipsync. Captions and the sound at its loudness are left to the service. */
export const talkingHeadPort = (model: TalkingHeadModel, connection: Connection): TalkingHeadPort => ({
  resolutions: resolutionsOf(model),
  maxClipMs: model.maxClipMs,
  drawsFirstFrame: false,

  async render({ firstFrame, speech, resolution }, ctx) {
    if (!('image' in firstFrame)) throw new Error('This engine does not draw first frames in a talking head.');
    const { file } = await speech;
    ctx.signal.throwIfAborted();
    const caller = { connection, http: ctx.http };
    const output = await runModel(
      {
        model: model.id,
        billed: { name: billedAs(model, resolution), unit: 'second', quantity: await speechSeconds(file) },
        output: videoSchema,
        async input() {
          const [image, uploadedSpeech] = await Promise.all([
            uploadPicture(firstFrame.image, caller, ctx),
            upload(file, 'wav', caller, ctx.signal),
          ]);
          return model.input({ image, speech: uploadedSpeech, resolution });
        },
      },
      connection,
      ctx,
    );
    const clip = await downloadVideo(output, connection, ctx);
    return { clip, includes: { lipsync: true, captions: false, sound: false }, firstFrame: undefined };
  },
});
