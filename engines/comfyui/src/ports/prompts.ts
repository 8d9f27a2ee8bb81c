// The English prompts that graphs receive. Descriptions are in the client's words.
import type { SceneClipRequest, SceneShot } from '@greenroom/engine-kit/ports/scene-clip';

const FRAMINGS: Record<SceneShot['framing'], string> = {
  close: 'A close-up of',
  medium: 'A medium shot of',
  wide: 'A wide shot of',
};

const GENDERS = { female: 'a woman', male: 'a man' };

/** For `first_frame`: the person of the image in another place. */
export const firstFramePrompt = (scene: string, description: string): string =>
  sentences(
    `A photo of the same person as in the image: ${description}`,
    `The scene: ${scene}`,
    'Keep the face, hair and age of the person. The person faces the camera with closed mouth, head and shoulders in the frame',
    'Vertical format, realistic photo, no text',
  );

/** For `talking_head`. */
export const talkingHeadPrompt =
  'A person speaks to the camera with natural expressions and small head movements. Static camera, realistic.';

/** For `scene_clip`: one shot. */
export const scenePrompt = (
  { framing, speaks, place }: SceneShot,
  { presenter, gender }: Pick<SceneClipRequest, 'presenter' | 'gender'>,
): string =>
  sentences(
    `${FRAMINGS[framing]} the same person as in the image: ${presenter.description}`,
    gender ? `The person is ${GENDERS[gender]}` : '',
    place.trim() ? `The place: ${place}` : '',
    speaks
      ? 'The person looks into the camera and speaks'
      : 'The person does not speak, keeps the mouth closed and moves naturally',
    'Vertical video, one continuous shot, realistic, no text',
  );

const SHEET =
  'A reference sheet of one person: a grid of six panels, three columns and two rows of equal size, plain light background, the same face, hair and clothes in every panel, no text. First panel at the top left: head and shoulders from the front, neutral expression, closed mouth. The others: smiling from the front, three-quarter view from the left, three-quarter view from the right, profile, full body from the front';

/** For `character_sheet`. */
export const describedSheetPrompt = (description: string): string => sentences(SHEET, `The person: ${description}`);

/** For `character_sheet_from_photo`. */
export const photoSheetPrompt = (editInstructions: string | undefined): string =>
  sentences(
    SHEET,
    'The person is the one in the image. Keep the face, hair and age',
    editInstructions ? `Change this: ${editInstructions}` : '',
  );

/** Joins texts with a full stop after each that has no mark at its end. */
const sentences = (...texts: readonly string[]): string =>
  texts
    .map((text) => text.trim())
    .filter(Boolean)
    .map((text) => (/[.!?。！？]$/u.test(text) ? text : `${text}.`))
    .join(' ');
