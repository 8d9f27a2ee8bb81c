// Adds the service's own pages to the menu. Links in Astro's configuration always begin with the base of the site.
import { defineRouteMiddleware } from '@astrojs/starlight/route-data';

const LINKS = { 'API reference': '/docs', Dashboard: '/' };

export const onRequest = defineRouteMiddleware(({ locals }) => {
  for (const [label, href] of Object.entries(LINKS))
    locals.starlightRoute.sidebar.push({ type: 'link', label, href, isCurrent: false, badge: undefined, attrs: {} });
});
