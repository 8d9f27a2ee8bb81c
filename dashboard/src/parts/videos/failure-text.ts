// Why a video failed, in the words of the studio, and the file that it failed for.
import type { NewVideo } from '@greenroom/contract/videos';
import { t } from '@lingui/core/macro';
import { serviceText } from '../../lib/service-text.ts';

/** A message begins with the member of the request that it is about: `scene_elements[0].url cannot be used: It could not be loaded.` */
const MESSAGE = /^([a-z_]{1,40})(?:\[(\d{1,3})\])?(?:\.url)?:? (.*)$/s;
const UNUSABLE = /^cannot be used: /;
const UNLOADED = /^It could not be loaded\.$/;

const subjectOf = (field: string, index: number): string | undefined =>
  ({
    audio_url: t`The recording`,
    first_frame_url: t`The opening picture`,
    scene_elements: t`Image ${index + 1}`,
    video_idea: t`The setting`,
  })[field];

export function failureText(message: string): string {
  const [, field = '', index = '0', rest = ''] = MESSAGE.exec(message) ?? [];
  const subject = subjectOf(field, Number(index));
  if (subject === undefined) return serviceText(message);
  if (!UNUSABLE.test(rest)) return serviceText(message).replace(/^[a-z_]{1,40}(?:\[\d{1,3}\])?(?:\.url)?/, subject);
  const reason = rest.replace(UNUSABLE, '');
  return UNLOADED.test(reason)
    ? t`${subject} could not be loaded.`
    : t`${subject} cannot be used. ${serviceText(reason)}`;
}

/** The address of the file that a failure is about; undefined if it is about none. */
export function failedFileOf(message: string, request: NewVideo | null): string | undefined {
  const [, field, index = '0'] = MESSAGE.exec(message) ?? [];
  if (request?.mode === 'talking_head') {
    if (field === 'audio_url') return request.audio_url;
    return field === 'first_frame_url' ? request.first_frame_url : undefined;
  }
  return field === 'scene_elements' ? request?.scene_elements?.[Number(index)]?.url : undefined;
}
