// The dashboard theme: one accent colour, and a text contrast of at least 4.5 to 1.
import { t } from '@lingui/core/macro';
import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';

const green: MantineColorsTuple = [
  '#edf8f3',
  '#d6efe3',
  '#a9dfc8',
  '#78cdaa',
  '#4cbb8f',
  '#2ca678',
  '#178f65',
  '#0e7a57',
  '#0b6347',
  '#084a36',
];

/** Greys with a slight green tint, for the dark scheme. */
const dark: MantineColorsTuple = [
  '#e3e8e5',
  '#bcc4c0',
  '#98a29d',
  '#6f7974',
  '#454d49',
  '#353c39',
  '#252b28',
  '#1b201e',
  '#151917',
  '#101312',
];

/** The accessible name of the close button of overlays. */
const closeButtonProps = { 'aria-label': t`Close` };

const overlayStyles = { title: { fontSize: '1.125rem', fontWeight: 650 } };

export const theme = createTheme({
  primaryColor: 'green',
  colors: { green, dark },
  primaryShade: { light: 7, dark: 7 },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  fontFamily:
    "'Inter Variable', system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Helvetica Neue', Arial, sans-serif",
  fontFamilyMonospace: "ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace",
  headings: { fontWeight: '650', sizes: { h1: { fontSize: '1.625rem' }, h2: { fontSize: '1.125rem' } } },
  components: {
    Paper: { defaultProps: { withBorder: true, p: 'lg', radius: 'lg' } },
    Anchor: { defaultProps: { underline: 'always' } },
    Drawer: { defaultProps: { closeButtonProps }, styles: overlayStyles },
    Modal: { defaultProps: { centered: true, radius: 'lg', closeButtonProps }, styles: overlayStyles },
    Notification: { defaultProps: { closeButtonProps } },
    // Each text is typed in the direction of its language. Mantine gives `dir` to the wrapper, which does not know the text.
    Textarea: { defaultProps: { attributes: { input: { dir: 'auto' } } } },
    Tooltip: { defaultProps: { withArrow: true, openDelay: 300 } },
    // Also on a card, whose colour Mantine gives it in the dark.
    SegmentedControl: { styles: { root: { background: 'var(--track)' } } },
    Skeleton: { defaultProps: { 'aria-hidden': true } },
  },
});

/** Mantine's own greys and reds have too little contrast for small text. The build breaks `light-dark()` in style sheets: they use these. */
export const cssVariables: CSSVariablesResolver = (theme) => ({
  variables: {},
  light: {
    '--mantine-color-body': '#fbfcfb',
    '--mantine-color-dimmed': '#56605b',
    '--mantine-color-placeholder': '#6b746f',
    '--mantine-color-error': theme.colors.red[9],
    '--surface': '#ffffff',
    '--track': theme.colors.gray[1],
    '--warning-text': '#8a5a00',
    '--code-string': theme.colors.green[7],
    '--code-keyword': '#7a3ec8',
    '--code-property': '#0b5cad',
  },
  dark: {
    '--mantine-color-body': theme.colors.dark[9],
    '--mantine-color-dimmed': '#a3ada8',
    '--mantine-color-placeholder': '#8f9994',
    '--mantine-color-error': theme.colors.red[4],
    '--mantine-color-default-border': theme.colors.dark[5],
    '--mantine-color-green-light': 'rgba(44, 166, 120, 0.16)',
    '--mantine-color-green-light-hover': 'rgba(44, 166, 120, 0.24)',
    '--mantine-color-green-light-color': theme.colors.green[2],
    '--mantine-color-yellow-light': 'rgba(250, 176, 5, 0.12)',
    '--mantine-color-red-light': 'rgba(250, 82, 82, 0.12)',
    '--surface': theme.colors.dark[8],
    '--track': theme.colors.dark[6],
    '--warning-text': theme.colors.yellow[5],
    '--code-string': theme.colors.green[3],
    '--code-keyword': '#c9a6ff',
    '--code-property': '#86bdf5',
  },
});
