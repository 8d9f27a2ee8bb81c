// Entry point: chooses the language, then loads and renders the dashboard.
import '@fontsource-variable/inter/wght.css';
import '@mantine/core/styles.css';
import './app/global.css';
import { startLanguage } from './lib/languages.ts';

await startLanguage();
const { render } = await import('./app/render.tsx');
render(document.getElementById('root')!);
