// Formats counts, money, dates, durations and sizes for display.
import { usdOfCredits } from '@greenroom/contract/prices';
import { plural, t } from '@lingui/core/macro';
import { locale } from './languages.ts';
import { localTimeZone } from './time-zone.ts';

const whole = new Intl.NumberFormat(locale());
const calendarDays = new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeZone: 'UTC' });
const ages = new Intl.RelativeTimeFormat(locale(), { numeric: 'auto' });
const shortAges = new Intl.RelativeTimeFormat(locale(), { numeric: 'auto', style: 'narrow' });

/** 12,345 */
export const formatCount = (count: number): string => whole.format(count);

const separators = new Map(
  new Intl.NumberFormat(locale()).formatToParts(10_000.5).map(({ type, value }) => [type, value]),
);

/** For fields with numbers. */
export const numberSeparators = {
  thousandSeparator: separators.get('group') ?? ',',
  decimalSeparator: separators.get('decimal') ?? '.',
};

/** 1 credit, 1,200 credits */
export const formatCredits = (credits: number): string => plural(credits, { one: '# credit', other: '# credits' });

/** $11.50 */
export const formatCents = (cents: number, currency = 'usd'): string =>
  new Intl.NumberFormat(locale(), { style: 'currency', currency: currency.toUpperCase() }).format(cents / 100);

/** What credits are worth at the price at which they are sold: $3.40 */
export const formatWorth = (credits: number): string =>
  // Half cents are rounded alike for credits that come and go.
  formatCents(Math.sign(credits) * Math.round(usdOfCredits(Math.abs(credits)) * 100));

const changes = new Intl.NumberFormat(locale(), { signDisplay: 'exceptZero' });

/** +250 or −31; the minus sign is as wide as the plus sign. */
export const formatChange = (credits: number): string => changes.format(credits).replace('-', '−');

/** 296 credits ($3.40) */
export const formatPrice = (credits: number): string => `${formatCredits(credits)} (${formatWorth(credits)})`;

const usd = new Intl.NumberFormat(locale(), { style: 'currency', currency: 'USD' });
const smallUsd = new Intl.NumberFormat(locale(), { style: 'currency', currency: 'USD', minimumFractionDigits: 4 });

/** $12.50 */
export const formatDollars = (dollars: number): string => formatCents(Math.round(dollars * 100) || 0);

/** What a call to a provider costs: $12.50; with four digits below a dollar: $0.0115 */
export const formatUsd = (dollars: number): string => {
  // Also without the sign of -0.
  const rounded = Math.round(dollars * 10_000) / 10_000 || 0;
  return (rounded !== 0 && Math.abs(rounded) < 1 ? smallUsd : usd).format(rounded);
};

const units = new Intl.NumberFormat(locale(), { maximumFractionDigits: 1 });

/** What providers bill. */
const unitNames: Readonly<Record<string, (quantity: number) => string>> = {
  character: (quantity) => plural(quantity, { one: 'character', other: 'characters' }),
  image: (quantity) => plural(quantity, { one: 'image', other: 'images' }),
  second: (quantity) => plural(quantity, { one: 'second', other: 'seconds' }),
};

/** 1 image, 12.5 seconds */
export const formatQuantity = (quantity: number, unit: string): string =>
  `${units.format(quantity)} ${unitNames[unit]?.(quantity) ?? unit}`;

/** 1,234.5: always with so many digits after the point. */
export const formatNumber = (value: number, digits = 1): string =>
  new Intl.NumberFormat(locale(), { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);

/** Ana, Ben and Cleo */
export const formatList = (names: readonly string[]): string => new Intl.ListFormat(locale()).format(names);

const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** In the time zone of the user; kept, because a list formats many dates. */
function dateFormatOf(timeStyle: 'short' | 'medium' | undefined): Intl.DateTimeFormat {
  const timeZone = localTimeZone();
  const key = `${timeZone} ${timeStyle}`;
  const format =
    dateFormats.get(key) ?? new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle, timeZone });
  dateFormats.set(key, format);
  return format;
}

/** 21 Nov 2026, 14:30, in the viewer's locale. */
export const formatDateTime = (iso: string): string => dateFormatOf('short').format(new Date(iso));

/** 21 Nov 2026, 14:30:05. */
export const formatExactTime = (iso: string): string => dateFormatOf('medium').format(new Date(iso));

/** 21 Nov, 14:30:05: beside others of the same day, where the year takes too much room. */
export const formatMoment = (iso: string): string =>
  new Intl.DateTimeFormat(locale(), {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
    timeZone: localTimeZone(),
  }).format(new Date(iso));

/** 21 Nov 2026. A date without a time, such as 2026-11-21, is not shifted by the viewer's time zone. */
export const formatDay = (iso: string): string =>
  iso.length === 10 ? calendarDays.format(new Date(iso)) : dateFormatOf(undefined).format(new Date(iso));

/** 3 minutes ago, yesterday; the date after 30 days. Short: 3min ago. */
export function formatAge(iso: string, { isShort = false, now = Date.now() } = {}): string {
  const seconds = Math.round((Date.parse(iso) - now) / 1000);
  const steps = [
    ['minute', 60],
    ['hour', 3600],
    ['day', 86_400],
  ] as const;
  if (Math.abs(seconds) < 45) return t`just now`;
  if (Math.abs(seconds) > 30 * 86_400) return formatDay(iso);
  const [unit, size] = steps.findLast(([, size]) => Math.abs(seconds) >= size * 0.75) ?? steps[0];
  return (isShort ? shortAges : ages).format(Math.round(seconds / size), unit);
}

/** 0:07, 1:32, 1:02:03 */
export function formatDuration(seconds: number): string {
  const total = Math.round(seconds);
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(total / 3600), Math.floor(total / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(total % 60)}` : `${minutes}:${two(total % 60)}`;
}

/** An elapsed time: 840 ms, 12.3 s, 3 min 20 s */
export function formatElapsed(ms: number): string {
  if (ms < 1000) return `${Math.round(ms)} ms`;
  if (ms < 60_000) return `${formatNumber(ms / 1000)} s`;
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** 812 kB, 4.2 MB */
export function formatBytes(bytes: number): string {
  const units = ['B', 'kB', 'MB', 'GB', 'TB'];
  const step = Math.min(units.length - 1, bytes < 1000 ? 0 : Math.floor(Math.log10(bytes) / 3));
  const value = bytes / 1000 ** step;
  return `${value < 10 && step > 1 ? formatNumber(value) : Math.round(value)} ${units[step]}`;
}

/** `talking_head` becomes `Talking head`. */
export const formatName = (snake: string): string =>
  snake.charAt(0).toUpperCase() + snake.slice(1).replaceAll('_', ' ');
