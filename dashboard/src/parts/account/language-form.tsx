// Chooses the language of the dashboard and of e-mails.
import type { NewLanguage } from '@greenroom/contract/dashboard/account';
import { isLanguage, type Language, languageNames, languages } from '@greenroom/contract/dashboard/languages';
import { t } from '@lingui/core/macro';
import { Select } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { post } from '../../lib/http.ts';
import { currentLanguage, switchLanguage } from '../../lib/languages.ts';

export function LanguageForm() {
  const saving = useMutation({
    mutationFn: (language: Language) => post('/account/language', { language } satisfies NewLanguage),
    onSuccess: (_, language) => switchLanguage(language),
  });
  return (
    <Select
      label={t`Language`}
      description={t`Of the dashboard and of e-mails to you. Your videos have their own.`}
      allowDeselect={false}
      data={languages.map((value) => ({ value, label: languageNames[value] }))}
      value={saving.isError ? currentLanguage() : (saving.variables ?? currentLanguage())}
      onChange={(value) => isLanguage(value) && saving.mutate(value)}
      disabled={saving.isPending}
      error={saving.error?.message}
    />
  );
}
