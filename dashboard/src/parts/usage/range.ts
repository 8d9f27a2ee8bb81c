// Date ranges and their presets.

/** Days as `YYYY-MM-DD`, both inclusive. */
import { t } from '@lingui/core/macro';
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
    { name: '7 days', range: { from: addDays(today, -6), to: today } },
    { name: '30 days', range: { from: addDays(today, -29), to: today } },
    { name: '90 days', range: { from: addDays(today, -89), to: today } },
    { name: t`This month`, range: { from: monthStart(today), to: today } },
    { name: t`Last month`, range: { from: monthStart(lastMonthEnd), to: lastMonthEnd } },
    { name: '12 months', range: { from: addDays(today, -364), to: today } },
  ];
};
