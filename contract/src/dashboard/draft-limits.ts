// Limits of drafts, apart from the schemas, which the studio need not load.

/** Of one client. */
export const MAX_DRAFTS = 100;
export const MAX_DRAFT_NAME_LENGTH = 120;
