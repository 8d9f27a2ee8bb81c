// Captions that an engine may draw into its clip: their position and their look.

export const captionStyles = ['band', 'pill', 'outline', 'karaoke', 'single', 'minimal'] as const;

/**
 * `band`: a dark box with the spoken word highlighted. `pill`: lines on the accent colour. `outline`: outlined letters, the spoken word in
 * the accent colour. `karaoke`: words take the accent colour as they are spoken. `single`: one large word at a time. `minimal`: small, on a
 * translucent box.
 */
export type CaptionStyle = (typeof captionStyles)[number];

export const captionFonts = ['montserrat', 'noto-sans'] as const;

/** For Latin, Greek and Cyrillic letters. Other scripts have one font. */
export type CaptionFont = (typeof captionFonts)[number];

export type CaptionLook = {
  style: CaptionStyle;
  font: CaptionFont;
  /** Whether all letters are capitals. */
  uppercase: boolean;
  /** `#rrggbb`. A colour that could not be read where it stands is replaced by black or white. */
  textColor: string;
  accentColor: string;
};

export const defaultCaptionLook: CaptionLook = {
  style: 'band',
  font: 'montserrat',
  uppercase: false,
  textColor: '#ffffff',
  accentColor: '#ff5a36',
};

/** How captions are shown. */
export type Captions = {
  position: 'top' | 'bottom';
  look: CaptionLook;
};
