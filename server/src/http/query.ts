// Reads the query parameters of an endpoint; its schema checks their values.
import { Problem } from '../kernel/problem.ts';

/** Digits become numbers, all else stays text. Throws 400 for a parameter given twice or as a list. */
export function readQuery(url: string, names: readonly string[]): Record<string, string | number> {
  const start = url.indexOf('?');
  const members = [...new URLSearchParams(start < 0 ? '' : url.slice(start + 1))];
  const list = members.find(([name]) => names.includes(name.replace(/\[.*$/s, '')) && name.includes('['));
  if (list) throw new Problem('invalid_request', `${list[0].replace(/\[.*$/s, '')} must be a single value.`);

  const known = members.filter(([name]) => names.includes(name));
  const twice = known.find(([name], index) => known.findIndex((other) => other[0] === name) < index);
  if (twice) throw new Problem('invalid_request', `${twice[0]} must be given once.`);
  return Object.fromEntries(known.map(([name, value]) => [name, asNumber(value) ?? value]));
}

const asNumber = (value: string): number | undefined => {
  const number = Number(value);
  return Number.isSafeInteger(number) && String(number) === value ? number : undefined;
};
