// The prompts of reference sheets and first frames.
import type { PicturePart } from '@greenroom/engine-kit/media/import-picture';

const LOOK = 'Photorealistic, natural skin, soft daylight.';

const SHEET = `A character reference sheet of one and the same person: exactly six panels of equal size in two rows of three, without gaps between them.
Top row: 1. head and shoulders, facing the camera, neutral expression, mouth closed, eyes open; 2. head and shoulders, three-quarter view, smiling; 3. head and shoulders in profile.
Bottom row: 4. head and shoulders, facing the camera, talking; 5. upper body with open hands, explaining; 6. full body, standing.
The same face, hair, clothes and proportions in all panels. Plain light grey background. ${LOOK} No text, labels, borders or watermarks.`;

/** The first panel of a sheet, without its edges, where panels can bleed into one another. */
export const PORTRAIT_PANEL: PicturePart = { left: 0.008, top: 0.012, width: 0.317, height: 0.476 };

/** `references`: pictures are attached as inspiration. */
export const describedSheetPrompt = (
  description: string,
  { recastAttempt, references }: { recastAttempt: number; references: boolean },
): string =>
  [
    SHEET,
    `The person: ${description}`,
    recastAttempt === 0 ? '' : `Cast a noticeably different person than before (variation ${recastAttempt + 1}).`,
    references
      ? 'Use the attached pictures only as inspiration for style. Never copy the face of a person in them.'
      : '',
  ]
    .filter(Boolean)
    .join('\n');

export const photoSheetPrompt = (editInstructions: string | undefined): string =>
  [
    SHEET,
    'The person is the one in the attached photos. Keep the identity exactly: face, age, skin, hair and build.',
    editInstructions === undefined ? '' : `Change this: ${editInstructions}`,
  ]
    .filter(Boolean)
    .join('\n');

export const framePrompt = (scene: string, description: string): string =>
  `One vertical photo, the first frame of a presenter video. The presenter is the person in the attached pictures: the first is a portrait, the second a reference sheet. Keep the identity exactly: face, age, skin, hair and build.
The presenter: ${description}
The scene: ${scene}
One person, seen from the waist up, in the middle, facing the camera, face fully visible, mouth closed. ${LOOK} One photo, no panels. No text, captions or watermarks.`;
