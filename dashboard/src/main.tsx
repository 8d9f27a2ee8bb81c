// The first script: puts the dashboard into its page.
import '@mantine/core/styles.css';
import './app/global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';

// After an update of the service the pages of before are gone: whoever still has the old ones open gets the new ones.
window.addEventListener('vite:preloadError', (event) => {
  const place = 'greenroom.reloaded-at';
  // Once a minute at most: what is still missing then is told on the page.
  if (Date.now() - Number(sessionStorage.getItem(place)) < 60_000) return;
  sessionStorage.setItem(place, String(Date.now()));
  event.preventDefault();
  window.location.reload();
});

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
