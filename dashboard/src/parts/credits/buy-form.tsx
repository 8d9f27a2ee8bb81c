// Buying credits: how many, what they cost, and off to pay.
import type { NewPurchase, NewPurchaseAnswer } from '@greenroom/contract/dashboard/credits';
import { creditPrice, priceOfCredits } from '@greenroom/contract/prices';
import { Button, Group, NumberInput, Paper, Stack, Text, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { formatCents, formatCount, formatCredits } from '../../lib/format.ts';
import { post } from '../../lib/http.ts';
import { useMe, useVisitor } from '../../lib/session.ts';
import { ErrorNote } from '../error-note.tsx';
import { Warning } from '../warning.tsx';

const AMOUNTS = [500, 1_000, 2_500, 5_000];

export function BuyForm() {
  const { checkout } = useMe();
  const { role } = useVisitor();
  return (
    <Paper component="section">
      <Stack>
        <div>
          <Title order={2}>Buy credits</Title>
          <Text c="dimmed" size="sm">
            {formatCents(creditPrice.centsPerHundred)} for 100 credits. They do not expire.
          </Text>
        </div>
        {checkout === 'none' ? (
          <Text size="sm">Buying is not set up here. Ask whoever runs this service for credits.</Text>
        ) : role === 'owner' ? (
          <Amount isTest={checkout === 'test'} />
        ) : (
          <Text size="sm">Only an owner of your team can buy credits: ask one of them.</Text>
        )}
      </Stack>
    </Paper>
  );
}

function Amount({ isTest }: { isTest: boolean }) {
  const [value, setValue] = useState<string | number>(1_000);
  const credits = Number(value);
  const problem = problemWith(credits);
  const buying = useMutation({
    mutationFn: () => post<NewPurchaseAnswer>('/credits/purchases', { credits } satisfies NewPurchase),
    onSuccess: ({ url }) => window.location.assign(url),
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!problem) buying.mutate();
      }}
    >
      <Stack>
        <Group gap="xs" role="group" aria-label="Usual amounts">
          {AMOUNTS.map((amount) => (
            <Button
              key={amount}
              variant={amount === credits ? 'light' : 'default'}
              aria-pressed={amount === credits}
              onClick={() => setValue(amount)}
            >
              {formatCount(amount)}
            </Button>
          ))}
        </Group>
        <NumberInput
          label="Credits"
          description="Whole hundreds"
          value={value}
          onChange={setValue}
          min={creditPrice.least}
          max={creditPrice.most}
          step={100}
          thousandSeparator=","
          allowDecimal={false}
          allowNegative={false}
          clampBehavior="none"
          error={value !== '' && problem}
          maw={260}
        />
        {isTest && (
          <Warning title="Test checkout">
            No money moves on this installation: the next page only pretends to take a payment.
          </Warning>
        )}
        <ErrorNote error={buying.error} title="The purchase could not be begun" />
        <Group>
          <Button type="submit" disabled={problem !== undefined} loading={buying.isPending || buying.isSuccess}>
            {problem ? 'Buy' : `Buy ${formatCredits(credits)} for ${formatCents(priceOfCredits(credits))}`}
          </Button>
          {!isTest && (
            <Text size="sm" c="dimmed">
              You pay on Stripe’s page and come back here.
            </Text>
          )}
        </Group>
      </Stack>
    </form>
  );
}

function problemWith(credits: number): string | undefined {
  const { least, most } = creditPrice;
  if (credits < least) return `At least ${formatCount(least)}`;
  if (credits > most) return `At most ${formatCount(most)} at once`;
  return credits % 100 === 0 ? undefined : 'Whole hundreds, such as 300 or 1,200';
}
