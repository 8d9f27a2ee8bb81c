// Date ranges and their presets.
import { t } from '@lingui/core/macro';

/** Days as `YYYY-MM-DD`, both inclusive. */
export interface DayRange {
  from: string;
  to: string;
}

const DAY_MS = 86_400_000;

/** The current day in a time zone. */
export const todayIn = (timeZone: string, now = new Date()): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(now);

export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);

export const daysIn = ({ from, to }: DayRange): number => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;

const monthStart = (day: string): string => `${day.slice(0, 7)}-01`;

export interface Preset {
  name: string;
  range: DayRange;
}

export const presetsOn = (today: string): Preset[] => {
  const lastMonthEnd = addDays(monthStart(today), -1);
  return [
    { name: t`7 days`, range: { from: addDays(today, -6), to: today } },
    { name: t`30 days`, range: { from: addDays(today, -29), to: today } },
    { name: t`90 days`, range: { from: addDays(today, -89), to: today } },
    { name: t`This month`, range: { from: monthStart(today), to: today } },
    { name: t`Last month`, range: { from: monthStart(lastMonthEnd), to: lastMonthEnd } },
    { name: t`12 months`, range: { from: addDays(today, -364), to: today } },
  ];
};
