// The styles and fonts of captions, apart from the schemas, which the studio need not load.

export const captionStyles = ['band', 'pill', 'outline', 'karaoke', 'single', 'minimal'] as const;
export const captionFonts = ['montserrat', 'noto-sans'] as const;
