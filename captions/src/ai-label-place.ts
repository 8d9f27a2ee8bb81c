// How the label "AI presenter" looks, and where it is: on the right of the corner of the logo.

export const AI_LABEL = {
  text: 'AI presenter',
  /** In parts of the frame's width: 14 pixels at 480, 22 at 720. */
  fontSize: 0.03,
  /** In heights of the letters. */
  padding: { x: 0.7, y: 0.42 },
  ground: 'rgb(0 0 0 / 62%)',
  color: '#ffffff',
} as const;
