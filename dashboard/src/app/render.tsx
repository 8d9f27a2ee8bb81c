// Renders the dashboard. All modules with texts are loaded from here.
import { I18nProvider } from '@lingui/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { i18n } from '../lib/i18n.ts';
import { App } from './app.tsx';

export const render = (root: HTMLElement): void =>
  createRoot(root).render(
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <App />
      </I18nProvider>
    </StrictMode>,
  );
