// Filters stored in the URL, so that reloads, bookmarks and the back button keep them.
import { useNavigate, useSearch } from '@tanstack/react-router';

/**
 * Reads the search parameters of these names. A missing one has its default, and defaults are left out of the URL.
 * `const [filter, setFilter] = useUrlState({ status: '', from: '' })`
 */
export function useUrlState<State extends Readonly<Record<string, string>>>(
  defaults: State,
): [State, (change: Partial<State>) => void] {
  const search = useSearch({ strict: false }) as Readonly<Record<string, string>>;
  const navigate = useNavigate();
  const entries = Object.keys(defaults).map((name) => [name, search[name] ?? defaults[name]]);
  const change = (change: Partial<State>) => {
    const next = Object.entries({ ...search, ...change }).filter(([name, value]) => value && value !== defaults[name]);
    navigate({ to: '.', search: Object.fromEntries(next), replace: true });
  };
  return [Object.fromEntries(entries) as State, change];
}
