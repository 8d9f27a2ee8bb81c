// Describes environment variables for the configuration page and for error messages.
import { z } from 'zod';

export interface SettingDescription {
  /** Completes the sentence "NAME must be …". */
  form: string;
  /** One or two sentences for the operator. */
  about: string;
  /** The value if it is not set, literally or in words. */
  default: string;
  secret?: true;
}

/** The descriptions of all settings, by their schemas. */
export const settingDescriptions = z.registry<SettingDescription>();

/** Adds a description to the schema of one variable. */
export const setting = <T extends z.ZodType>(type: T, description: SettingDescription): T => {
  settingDescriptions.add(type, description);
  return type;
};
