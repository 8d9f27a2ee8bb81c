// Sets the colour scheme before the first paint, so that a dark page never begins with a flash of white.
const kept = localStorage.getItem('mantine-color-scheme-value');
const dark = kept === 'dark' || (kept !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
