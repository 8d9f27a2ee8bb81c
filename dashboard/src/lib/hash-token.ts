// The token of a link, behind the `#` of the address, where it is sent to nobody and stands in no log.
import { useEffect, useState } from 'react';

const current = (): string => window.location.hash.slice(1);

/** Follows the address: a link that is pasted into an open tab changes nothing but what is behind the `#`. */
export function useHashToken(): [token: string, drop: () => void] {
  const [token, setToken] = useState(current);
  useEffect(() => {
    const follow = () => setToken(current());
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  return [token, () => setToken('')];
}
