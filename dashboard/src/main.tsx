// Entry point: renders the dashboard.
import '@mantine/core/styles.css';
import './app/global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';

// After an update of the service the old scripts are gone: reload tabs that still use them.
window.addEventListener('vite:preloadError', (event) => {
  const key = 'greenroom.reloaded-at';
  // At most once a minute; a script that is still missing shows the error page.
  if (Date.now() - Number(sessionStorage.getItem(key)) < 60_000) return;
  sessionStorage.setItem(key, String(Date.now()));
  event.preventDefault();
  window.location.reload();
});

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
