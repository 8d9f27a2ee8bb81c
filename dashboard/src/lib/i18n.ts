// The texts of the interface. English is in the code, other languages are loaded as catalogs. The build compiles both.
import { setupI18n } from '@lingui/core';

export const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
