// The time zone in which times are shown: the user's choice, or that of the browser.

let chosen: string | null = null;

/** Null: the browser's. A zone that this browser does not know is ignored. */
export function chooseTimeZone(timeZone: string | null): void {
  chosen = timeZone !== null && isKnown(timeZone) ? timeZone : null;
}

const isKnown = (timeZone: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }));
  } catch {
    return false;
  }
};

/** The browser's time zone, or UTC if it has none. */
export const browserTimeZone = (): string => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return !timeZone || timeZone === 'Etc/Unknown' ? 'UTC' : timeZone;
};

export const localTimeZone = (): string => chosen ?? browserTimeZone();

/** How far the zone's clocks are ahead of UTC at this instant. */
function offsetMs(instant: number, timeZone: string): number {
  const text = new Date(instant).toLocaleString('sv-SE', { timeZone });
  return Date.parse(`${text.replace(' ', 'T')}Z`) - Math.floor(instant / 1000) * 1000;
}

/** The first instant of a day, `YYYY-MM-DD`, in the time zone in which times are shown. */
export function startOfDay(day: string): Date {
  const timeZone = localTimeZone();
  const midnight = Date.parse(`${day}T00:00Z`);
  // Clocks may change between midnight in UTC and midnight in the zone.
  const guess = midnight - offsetMs(midnight, timeZone);
  return new Date(midnight - offsetMs(guess, timeZone));
}
