// The prompt of one shot of a scenes video.
import type { SceneClipRequest, SceneElement, SceneShot } from '@greenroom/engine-kit/ports/scene-clip';
import type { SceneModel } from '../models/scene-models.ts';

/** The same words for all shots, so that they look like one video. */
const LOOK =
  'Photorealistic vertical video, natural colours, soft daylight, shallow depth of field, calm handheld camera, one continuous take. The same face, hair and clothes as in the reference pictures. No text, captions or logos.';

const FRAMINGS: Readonly<Record<SceneShot['framing'], string>> = {
  close: 'Close-up of the face and shoulders.',
  medium: 'Medium shot from the waist up.',
  wide: 'Wide shot of the whole body and the surroundings.',
};

const SPEAKING = 'The person talks to the camera with natural expressions; the face is fully visible.';
const SILENT = 'The person does not talk; the mouth stays closed.';

/** Kling takes prompts of at most 2,500 characters. */
const MAX_PART = 800;

/** `setting`: the picture of the place that is attached, if any. */
export function scenePrompt(
  shot: SceneShot,
  setting: SceneElement | undefined,
  { presenter, gender }: Pick<SceneClipRequest, 'presenter' | 'gender'>,
  { names }: Pick<SceneModel, 'names'>,
): string {
  const who = gender === undefined ? names.presenter : `${names.presenter}, a ${NOUNS[gender]}`;
  const place = setting === undefined ? shot.place : `the place in ${names.setting}. ${setting.caption ?? shot.place}`;
  return [
    FRAMINGS[shot.framing],
    `The person: ${who}. ${presenter.description.slice(0, MAX_PART)}`,
    place.trim() === '' ? '' : `The place: ${place.slice(0, MAX_PART)}`,
    shot.speaks ? SPEAKING : SILENT,
    LOOK,
  ]
    .filter(Boolean)
    .join('\n');
}

const NOUNS = { female: 'woman', male: 'man' } as const;
