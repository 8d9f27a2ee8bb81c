// The menu that switches the language on pages for signed-out users. Signed-in users find the setting on the account page.
import { languageNames, languages } from '@greenroom/contract/dashboard/languages';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { currentLanguage, switchLanguage } from '../lib/languages.ts';
import { Icon } from '../parts/icons.tsx';
import { HeaderMenu } from './header-menu.tsx';

export const LanguageMenu = () => (
  <HeaderMenu
    target={
      <Button
        variant="subtle"
        color="gray"
        c="var(--mantine-color-text)"
        leftSection={<Icon name="globe" />}
        aria-label={t`Language: ${languageNames[currentLanguage()]}`}
      >
        {languageNames[currentLanguage()]}
      </Button>
    }
    items={languages.map((language) => ({
      key: language,
      label: languageNames[language],
      lang: language,
      isSelected: language === currentLanguage(),
      onClick: () => switchLanguage(language),
    }))}
  />
);
