// Descriptions of environment variables: how an engine's settings appear in the configuration page and in messages about them.
import { z } from 'zod';

export interface SettingDescription {
  /** Completes the sentence "NAME must be …". */
  form: string;
  /** One or two sentences for the operator. */
  about: string;
  /** What holds where it is not set, in words or as it would be written. */
  otherwise: string;
  secret?: true;
}

/** The descriptions of all settings, by their schemas. */
export const settingDescriptions = z.registry<SettingDescription>();

/** The schema of one variable, which reads its text, with its description. */
export const setting = <T extends z.ZodType>(type: T, description: SettingDescription): T => {
  settingDescriptions.add(type, description);
  return type;
};
