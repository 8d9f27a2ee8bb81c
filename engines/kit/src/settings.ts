// Descriptions of environment variables, for the configuration page and error messages.
import { z } from 'zod';

/** The documentation of one environment variable. */
export interface SettingDescription {
  /** Completes the sentence "NAME must be …". */
  form: string;
  /** One or two sentences for the operator. */
  about: string;
  /** The value if it is not set, literally or in words. */
  default: string;
  /** The value is a credential and is never shown. */
  secret?: true;
}

/** The descriptions of all settings, by their schemas. */
export const settingDescriptions = z.registry<SettingDescription>();

/**
 * Describes one environment variable and returns a copy of its schema, so that several variables can share one.
 *
 * @param type parses the text of the variable
 */
export const setting = <T extends z.ZodType>(type: T, description: SettingDescription): T => {
  const own = type.clone();
  settingDescriptions.add(own, description);
  return own;
};
