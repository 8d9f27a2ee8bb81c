// The menu that switches the language on pages for signed-out users. Signed-in users find the setting on the account page.
import { languageNames, languages } from '@greenroom/contract/dashboard/languages';
import { t } from '@lingui/core/macro';
import { Button, Menu } from '@mantine/core';
import { currentLanguage, switchLanguage } from '../lib/languages.ts';
import { Icon } from '../parts/icons.tsx';

export const LanguageMenu = () => (
  <Menu position="bottom-end" withArrow>
    <Menu.Target>
      <Button
        variant="subtle"
        color="gray"
        c="var(--mantine-color-text)"
        leftSection={<Icon name="globe" />}
        aria-label={t`Language: ${languageNames[currentLanguage()]}`}
      >
        {languageNames[currentLanguage()]}
      </Button>
    </Menu.Target>
    <Menu.Dropdown>
      {languages.map((language) => (
        <Menu.Item
          key={language}
          lang={language}
          rightSection={language === currentLanguage() && <Icon name="check" size={16} />}
          onClick={() => switchLanguage(language)}
        >
          {languageNames[language]}
        </Menu.Item>
      ))}
    </Menu.Dropdown>
  </Menu>
);
