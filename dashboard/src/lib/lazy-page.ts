// Pages, and large parts of them, whose script is loaded on their first visit.

import type { Me } from '@greenroom/contract/dashboard/me';
import { t } from '@lingui/core/macro';
import { lazyRouteComponent } from '@tanstack/react-router';
import { get } from './http.ts';

const RELOADED_AT = 'greenroom.reloaded-at';

/**
 * After an upgrade of the service the old scripts are gone, so the page is reloaded: at most once a minute, and only while the
 * service can be reached. Otherwise the error is shown in the page's place.
 */
export const lazyPage: typeof lazyRouteComponent = (load, name) =>
  lazyRouteComponent(
    () =>
      load().catch(async (cause: unknown) => {
        await get<Me>('/me');
        if (Date.now() - Number(sessionStorage.getItem(RELOADED_AT)) > 60_000) {
          sessionStorage.setItem(RELOADED_AT, String(Date.now()));
          window.location.reload();
        }
        throw new Error(t`The page’s script could not be loaded.`, { cause });
      }),
    name,
  );
