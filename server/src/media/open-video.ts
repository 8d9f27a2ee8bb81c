// Opens an MP4 with access to nothing but the MP4 demuxer and the local file.
import { Demuxer } from 'node-av/api';
import { AV_LOG_ERROR } from 'node-av/constants';
import { Log, type Stream } from 'node-av/lib';

/** Throws if it has no picture. The caller closes the demuxer. */
export async function openVideo(
  file: string,
): Promise<{ demuxer: Demuxer; picture: Stream; sound: Stream | undefined }> {
  Log.setLevel(AV_LOG_ERROR);
  const demuxer = await Demuxer.open(file, {
    format: 'mov',
    options: { protocol_whitelist: 'file', format_whitelist: 'mov' },
  });
  const picture = demuxer.video();
  if (picture === undefined) {
    await demuxer.close();
    throw new Error('The MP4 has no picture.');
  }
  return { demuxer, picture, sound: demuxer.audio() };
}

export const framesPerSecondOf = ({ avgFrameRate }: Stream): number => avgFrameRate.num / avgFrameRate.den;
