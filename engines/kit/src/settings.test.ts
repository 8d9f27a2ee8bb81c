// Tests the descriptions of environment variables.
import { expect, test } from 'vitest';
import { z } from 'zod';
import { setting, settingDescriptions } from './settings.ts';

test('variables that share a schema keep their own descriptions', () => {
  const key = z.string().optional();
  const [one, other] = ['one', 'other'].map((about) => setting(key, { form: 'text', about, default: 'none' }));
  expect(settingDescriptions.get(one!)?.about).toBe('one');
  expect(settingDescriptions.get(other!)?.about).toBe('other');
});
