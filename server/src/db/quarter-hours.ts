// Quarter hours in UTC, for which running totals are kept: in every time zone, days begin at one.

const QUARTER_HOUR_MS = 900_000;

/**
 * The instants inside a quarter hour, with their position from 1: for the part since its start there is no running total and
 * single rows are read. Selected here, so that the database plans for those rows only where there are any.
 */
export const insideQuarterHours = (instants: readonly (Date | 'infinity')[]): { n: number; instant: Date }[] =>
  instants.flatMap((instant, index) =>
    instant !== 'infinity' && instant.getTime() % QUARTER_HOUR_MS !== 0 ? [{ n: index + 1, instant }] : [],
  );
