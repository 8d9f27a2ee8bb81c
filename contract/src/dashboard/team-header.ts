// How the dashboard says which team a page shows, and what it is told after a switch to another one.

/** The header with the `client_id` of the team that a page shows. */
export const TEAM_HEADER = 'x-greenroom-team';

/** `error` of a 409: the session has switched to another team. */
export const TEAM_CHANGED = 'TEAM_CHANGED';
