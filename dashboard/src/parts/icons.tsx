// The dashboard's icons on a 24-unit grid. They accompany text, so screen readers skip them.
import type { CSSProperties } from 'react';

const paths = {
  home: 'M4 11 12 4l8 7v8a1 1 0 0 1-1 1h-4.5v-6h-5v6H5a1 1 0 0 1-1-1z',
  studio:
    'M4 6.5A1.5 1.5 0 0 1 5.5 5H15a1.5 1.5 0 0 1 1.5 1.500v11A1.5 1.5 0 0 1 15 19H5.500A1.5 1.5 0 0 1 4 17.500zM16.5 10.5 21 8v8l-4.5-2.5',
  jobs: 'M4 6h10M4 12h16M4 18h7M18 4v4M15 16v4',
  character: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM5 20c.6-3.6 3.4-5.5 7-5.500s6.4 1.9 7 5.5',
  voice: 'M12 14.500a3 3 0 0 0 3-3V7a3 3 0 1 0-6 0v4.500a3 3 0 0 0 3 3ZM6 11.500a6 6 0 0 0 12 0M12 17.500V21',
  asset:
    'M4 6a1 1 0 0 1 1-1h14a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1zM4 16l4.5-4.500L13 16l2.5-2.500L20 18M15.5 9.200h.01',
  usage: 'M5 20v-7M10 20V9M15 20v-5M20 20V5',
  credits: 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16ZM14.7 9.300A3.8 3.8 0 1 0 14.7 14.7',
  ledger: 'M6 4h11a1 1 0 0 1 1 1v15l-3-1.8-3 1.8-3-1.800L6 20zM9.5 8.500h5M9.5 12.500h5',
  key: 'M9 19a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9ZM12.3 11.3 20 4M16.5 7.200l2.5 2.5',
  team: 'M9 11.500a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 19.500c.5-3.2 3-5 6.5-5s6 1.8 6.5 5M15.5 5a3.5 3.5 0 0 1 0 6.200M18 15c2 .7 3.2 2.2 3.5 4.5',
  account:
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 13a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM6.5 18.800c1-2.2 3-3.3 5.5-3.300s4.5 1.1 5.5 3.3',
  clients: 'M4 20V8l6-3v15M10 20h10V10l-10-2M14 13h2.500M14 16.500h2.5',
  health: 'M3 12h4l2.5-6 4.5 12 2.5-6H21',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM12 2.500v2M12 19.500v2M21.5 12h-2M4.5 12h-2M18.7 5.300l-1.4 1.400M6.7 17.300l-1.4 1.400M18.7 18.700l-1.4-1.400M6.7 6.7 5.3 5.3',
  moon: 'M19.5 14.200A8 8 0 0 1 9.8 4.500a8 8 0 1 0 9.7 9.700Z',
  system: 'M4 5h16v11H4zM9 20h6M12 16v4',
  copy: 'M9 9h10v11H9zM15 6V4H5v11h2',
  check: 'm5 12.5 4.5 4.500L19 7.5',
  close: 'M6 6l12 12M18 6 6 18',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  trash: 'M4.5 7h15M9 7V4.500h6V7M6.5 7l.8 12.500h9.400L17.5 7M10 10.500v5.500M14 10.500v5.5',
  edit: 'M5 19l.8-3.800L16 5l3 3L8.8 18.200zM14 7l3 3',
  download: 'M12 4v11M7.5 10.5 12 15l4.5-4.500M5 19.500h14',
  upload: 'M12 15.500V4M7.5 8.5 12 4l4.5 4.500M5 19.500h14',
  play: 'M8 5v14l11-7z',
  pause: 'M8.5 5v14M15.5 5v14',
  stop: 'M6.5 6.500h11v11h-11z',
  sound: 'M4 9.500v5h3.500L12 18.500v-13L7.5 9.500zM15.5 9a4 4 0 0 1 0 6M18 6.500a7.5 7.5 0 0 1 0 11',
  mute: 'M4 9.500v5h3.500L12 18.500v-13L7.5 9.500zM16 9.500l4.5 5M20.5 9.500l-4.5 5',
  again: 'M20 12a8 8 0 1 1-2.6-5.900M20 4v4.500h-4.5',
  undo: 'M9 14 4.500 9.500 9 5M4.5 9.500h10a5 5 0 0 1 0 10H11',
  redo: 'M15 14l4.5-4.500L15 5M19.5 9.500h-10a5 5 0 0 0 0 10H13',
  filter: 'M4 5h16l-6.5 7.500V19l-3-1.500v-5z',
  search: 'M11 17.500a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM20 20l-4.3-4.3',
  external: 'M13 5h6v6M19 5l-8.5 8.500M16 14v5H5V8h5',
  warning: 'M12 4 2.8 19.500h18.400zM12 10v4.500M12 17.300h.01',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 11v5M12 7.800h.01',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5.200l3.5 2',
  bolt: 'M13 3 5 13.500h6L10.5 21 19 10h-6.500z',
  wand: 'M5 19 15.5 8.500M14 4v2.500M19.5 9.500H17M18.7 4.800l-1.8 1.800M19 14v2.500M8 4.500v2.5',
  mail: 'M4 6h16v12H4zM4.5 7l7.5 6 7.5-6',
  logout: 'M14 4.500H6v15h8M10.5 12H20M16.5 8.5 20 12l-3.5 3.5',
  chevron: 'm7 10 5 5 5-5',
  right: 'm10 7 5 5-5 5',
  back: 'M20 12H5M11 6l-6 6 6 6',
  code: 'm8.5 8-4.5 4 4.5 4M15.5 8l4.5 4-4.5 4M13 6l-2 12',
  globe:
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3 12h18M12 3c2.5 2.500 3.5 5.500 3.5 9s-1 6.500-3.5 9c-2.5-2.500-3.5-5.500-3.5-9s1-6.500 3.5-9Z',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.300l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.700l1-1',
  camera: 'M4 8h3.500L9 5.500h6L16.5 8H20v11H4zM12 16.500a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Z',
  dots: 'M5.5 12h.01M12 12h.01M18.5 12h.01',
  book: 'M12 6.500C10 5 7 4.5 4 5v13.500c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.500V5c-3-.5-6 0-8 1.500ZM12 6.500V20',
} as const;

export type IconName = keyof typeof paths;

/** `<Icon name="play" />`; `size` in pixels. */
export function Icon({ name, size = 20, style }: { name: IconName; size?: number; style?: CSSProperties }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      style={{ flexShrink: 0, ...style }}
    >
      <path d={paths[name]} />
    </svg>
  );
}
