// The prompts of reference sheets and first frames.
import type { PicturePart } from '@greenroom/engine-kit/media/import-picture';

const LOOK = 'Photorealistic, natural skin, soft daylight.';

const SHEET = `A character reference sheet of one and the same person: exactly six square panels of equal size in three rows of two, without gaps between them.
Top left: head and shoulders, facing the camera, eyes open, neutral expression, mouth closed. Top right: head and shoulders in three-quarter view, smiling.
Middle left: head and shoulders in profile. Middle right: head and shoulders, facing the camera, talking.
Bottom left: upper body, facing the camera, explaining with open hands. Bottom right: full body, standing.
The same face, hair, clothes and proportions in all panels. Plain light grey background. ${LOOK} No text, labels, borders or watermarks.`;

/** The top left panel of a sheet, without its edges, where panels can bleed into one another. */
export const PORTRAIT_PANEL: PicturePart = { left: 0.01, top: 0.007, width: 0.48, height: 0.32 };

/** `references`: pictures are attached as inspiration. */
export const describedSheetPrompt = (
  description: string,
  { recastAttempt, references }: { recastAttempt: number; references: boolean },
): string =>
  lines(
    SHEET,
    `The person: ${description}`,
    recastAttempt > 0 &&
      `Cast number ${recastAttempt + 1}: a noticeably different person who fits the same description, with another face.`,
    references &&
      'Use the attached pictures only as inspiration for the style. Never copy the face of a person in them.',
  );

export const photoSheetPrompt = (editInstructions: string | undefined): string =>
  lines(
    SHEET,
    'The person is the one in the attached photos. Keep the identity exactly: face, age, skin, hair and build.',
    editInstructions !== undefined && `Change this: ${editInstructions}`,
  );

export const framePrompt = (scene: string, description: string): string =>
  lines(
    'One vertical photo: the first frame of a video in which a presenter talks to the camera.',
    'The presenter is the person in the attached pictures: the first is a portrait, the second a reference sheet. Keep the identity exactly: face, age, skin, hair and build.',
    description.trim() !== '' && `The presenter: ${description}`,
    `The scene: ${scene}`,
    `One person, seen from the waist up, in the middle of the picture, facing the camera, face fully visible, mouth closed. ${LOOK} One photo, no panels. No text, captions or watermarks.`,
  );

const lines = (...parts: readonly (string | false)[]): string => parts.filter((part) => part !== false).join('\n');
