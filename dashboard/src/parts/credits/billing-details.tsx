// The name, address and tax id on new receipts, which owners change and members see.

import type { BillingDetails } from '@greenroom/contract/dashboard/billing-details';
import { billingLimits } from '@greenroom/contract/dashboard/billing-limits';
import { COUNTRIES, countryName } from '@greenroom/contract/dashboard/countries';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Paper, Select, SimpleGrid, Stack, Text, Textarea, TextInput, Title } from '@mantine/core';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, get, post } from '../../lib/http.ts';
import { currentLanguage, locale } from '../../lib/languages.ts';
import { queryClient } from '../../lib/query.ts';
import { useVisitor } from '../../lib/session.ts';
import { showToast } from '../../lib/toasts.ts';
import { ErrorNote } from '../error-note.tsx';
import { Loaded, SkeletonLines } from '../loaded.tsx';

export const BILLING_DETAILS_ID = 'billing-details';

export const billingDetailsQuery = queryOptions({
  queryKey: ['/billing-details'],
  queryFn: ({ signal }) => get<BillingDetails>('/billing-details', { signal }),
});

export function BillingDetailsSection() {
  const { role } = useVisitor();
  const query = useQuery(billingDetailsQuery);
  return (
    <Paper
      component="section"
      id={BILLING_DETAILS_ID}
      aria-label={t`Billing details`}
      // Below the header when a link leads here.
      style={{ scrollMarginTop: 76 }}
    >
      <Stack>
        <div>
          <Title order={2}>
            <Trans>Billing details</Trans>
          </Title>
          <Text c="dimmed" size="sm">
            <Trans>Printed on new receipts. Receipts that were issued before stay the same.</Trans>
          </Text>
        </div>
        <Loaded query={query} skeleton={<SkeletonLines count={2} />}>
          {(details) => (role === 'owner' ? <Editable details={details} /> : <Lines details={details} />)}
        </Loaded>
      </Stack>
    </Paper>
  );
}

const linesOf = ({ name, address, country, tax_id }: BillingDetails): string[] =>
  [
    name,
    ...address,
    country === null ? '' : countryName(country, currentLanguage()),
    tax_id === null ? '' : t`Tax ID ${tax_id}`,
  ].filter((line) => line !== '');

export const hasBillingDetails = (details: BillingDetails): boolean => linesOf(details).length > 0;

function Lines({ details }: { details: BillingDetails }) {
  const { client_name } = useVisitor();
  const lines = linesOf(details);
  if (lines.length === 0)
    return (
      <Text size="sm">
        <Trans>Receipts name {client_name}, without an address.</Trans>
      </Text>
    );
  return (
    <div>
      {lines.map((line) => (
        <Text key={line} size="sm" dir="auto" ta="left" style={{ overflowWrap: 'anywhere' }}>
          {line}
        </Text>
      ))}
    </div>
  );
}

function Editable({ details }: { details: BillingDetails }) {
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) return <Form details={details} onClose={() => setIsOpen(false)} />;
  return (
    <>
      <Lines details={details} />
      <div>
        <Button variant="default" onClick={() => setIsOpen(true)}>
          {hasBillingDetails(details) ? t`Edit billing details` : t`Add billing details`}
        </Button>
      </div>
    </>
  );
}

function Form({ details, onClose }: { details: BillingDetails; onClose: () => void }) {
  const { client_name } = useVisitor();
  const [name, setName] = useState(details.name);
  const [address, setAddress] = useState(details.address.join('\n'));
  const [country, setCountry] = useState(details.country);
  const [taxId, setTaxId] = useState(details.tax_id ?? '');
  const saving = useMutation({
    mutationFn: () =>
      post('/billing-details', {
        name,
        address: address.split('\n').filter((line) => line.trim() !== ''),
        country,
        tax_id: taxId,
      } satisfies BillingDetails),
    async onSuccess() {
      await queryClient.invalidateQueries({ queryKey: billingDetailsQuery.queryKey });
      showToast(t`Billing details saved.`);
      onClose();
    },
  });
  const field = saving.error instanceof ApiError ? saving.error.field : undefined;
  const isAddressWrong = field?.startsWith('address') === true;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        saving.mutate();
      }}
    >
      <Stack>
        <TextInput
          label={t`Name`}
          description={t`Of your business. Without one, receipts name ${client_name}.`}
          autoComplete="organization"
          dir="auto"
          maxLength={billingLimits.maxNameLength}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Textarea
          label={t`Address`}
          description={t`Up to ${billingLimits.maxAddressLines} lines, without the country`}
          autoComplete="street-address"
          dir="auto"
          autosize
          minRows={2}
          maxRows={billingLimits.maxAddressLines + 1}
          value={address}
          onChange={(event) => setAddress(event.currentTarget.value)}
          error={
            isAddressWrong &&
            t`Use up to ${billingLimits.maxAddressLines} lines of at most ${billingLimits.maxLineLength} characters.`
          }
        />
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <Select
            label={t`Country`}
            searchable
            clearable
            clearButtonProps={{ 'aria-label': t`Clear country` }}
            nothingFoundMessage={t`No matching countries`}
            data={COUNTRIES.map((code) => ({ value: code, label: countryName(code, currentLanguage()) })).sort((a, b) =>
              a.label.localeCompare(b.label, locale()),
            )}
            value={country}
            onChange={setCountry}
          />
          <TextInput
            label={t`VAT ID or tax ID`}
            maxLength={billingLimits.maxTaxIdLength}
            value={taxId}
            onChange={(event) => setTaxId(event.currentTarget.value)}
          />
        </SimpleGrid>
        <ErrorNote error={isAddressWrong ? null : saving.error} />
        <Group>
          <Button type="submit" loading={saving.isPending}>
            <Trans>Save</Trans>
          </Button>
          <Button variant="default" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
