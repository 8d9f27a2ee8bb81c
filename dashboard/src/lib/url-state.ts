// Filters kept in the page's address, so that a reload, a bookmark and the back button keep them.
import { useNavigate, useSearch } from '@tanstack/react-router';

/**
 * Reads the address's search by these names; what is missing has its fallback, and is left out of the address again.
 * `const [filter, setFilter] = useUrlState({ status: '', from: '' })`
 */
export function useUrlState<State extends Readonly<Record<string, string>>>(
  fallback: State,
): [State, (change: Partial<State>) => void] {
  const search = useSearch({ strict: false }) as Readonly<Record<string, string>>;
  const navigate = useNavigate();
  const entries = Object.keys(fallback).map((name) => [name, search[name] ?? fallback[name]]);
  const change = (change: Partial<State>) => {
    const next = Object.entries({ ...search, ...change }).filter(([name, value]) => value && value !== fallback[name]);
    navigate({ to: '.', search: Object.fromEntries(next), replace: true });
  };
  return [Object.fromEntries(entries) as State, change];
}
