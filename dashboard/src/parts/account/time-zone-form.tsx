// Chooses the time zone in which times are shown.
import type { NewTimeZone } from '@greenroom/contract/dashboard/account';
import { t } from '@lingui/core/macro';
import { Select } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { post } from '../../lib/http.ts';
import { loadPage, useVisitor } from '../../lib/session.ts';
import { browserTimeZone } from '../../lib/time-zone.ts';

/** The value of the browser's time zone. */
const BROWSER = '';

export function TimeZoneForm() {
  const { time_zone } = useVisitor();
  const saving = useMutation({
    mutationFn: (timeZone: string) =>
      post('/account/time-zone', { time_zone: timeZone === BROWSER ? null : timeZone } satisfies NewTimeZone),
    // All times on the page are formatted again.
    onSuccess: () => loadPage('/account'),
  });
  const isSaving = saving.isPending || saving.isSuccess;
  const zones = new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), ...(time_zone === null ? [] : [time_zone])]);
  return (
    <Select
      label={t`Time zone`}
      description={t`Dates and times are shown in this time zone.`}
      searchable
      allowDeselect={false}
      nothingFoundMessage={t`No matching time zones`}
      limit={100}
      data={[
        { value: BROWSER, label: t`Browser (${browserTimeZone()})` },
        ...[...zones].map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') })),
      ]}
      value={isSaving ? saving.variables : (time_zone ?? BROWSER)}
      onChange={(value) => value !== null && saving.mutate(value)}
      disabled={isSaving}
      error={saving.error?.message}
    />
  );
}
