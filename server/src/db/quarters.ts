// Quarters of an hour in UTC, in which running totals are kept: every time zone's days begin at one.

const QUARTER_MS = 900_000;

/**
 * Those of the instants that are inside a quarter of an hour, numbered from 1 as they are given: up to there running totals
 * say nothing, and single rows are read. Told apart here, so that the database plans for those rows only where there are any.
 */
export const insideQuarters = (instants: readonly (Date | 'infinity')[]): { n: number; instant: Date }[] =>
  instants.flatMap((instant, index) =>
    instant !== 'infinity' && instant.getTime() % QUARTER_MS !== 0 ? [{ n: index + 1, instant }] : [],
  );
