// The wire schema of a time zone.
import { z } from 'zod';

const isTimeZone = (name: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
};

export const timeZone = () => z.string().refine(isTimeZone, 'must be an IANA time zone such as Europe/Madrid');
