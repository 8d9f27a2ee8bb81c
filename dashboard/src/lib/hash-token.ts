// Reads the token of a link from the URL fragment, which is never sent to a server or logged.
import { useEffect, useState } from 'react';

const current = (): string => window.location.hash.slice(1);

/** Updates when the fragment changes: a link pasted into an open tab does not reload the page. */
export function useHashToken(): [token: string, clear: () => void] {
  const [token, setToken] = useState(current);
  useEffect(() => {
    const follow = () => setToken(current());
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  return [token, () => setToken('')];
}
