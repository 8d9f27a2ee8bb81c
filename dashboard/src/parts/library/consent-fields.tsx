// Asks who consents to be cloned, and to what. Without it nothing is cloned.
import { type ConsentRequest, type ConsentSubject, consentStatements } from '@greenroom/contract/dashboard/consents';
import { Checkbox, Fieldset, Radio, Stack, Text, TextInput } from '@mantine/core';
import { useVisitor } from '../../lib/session.ts';

export interface ConsentDraft {
  person: string;
  givenBy: 'self' | 'other';
  agreed: boolean;
}

export const noConsent: ConsentDraft = { person: '', givenBy: 'self', agreed: false };

/** What the request carries; undefined while something is missing. */
export function consentOf(draft: ConsentDraft, own: string, subject: ConsentSubject): ConsentRequest | undefined {
  const person = draft.givenBy === 'self' ? draft.person || own : draft.person;
  if (!draft.agreed || person.trim() === '') return undefined;
  return { person, given_by: draft.givenBy, statement: consentStatements[subject] };
}

interface ConsentFieldsProps {
  subject: ConsentSubject;
  value: ConsentDraft;
  onChange: (draft: ConsentDraft) => void;
}

export function ConsentFields({ subject, value, onChange }: ConsentFieldsProps) {
  const { name } = useVisitor();
  const what = subject === 'character' ? 'face' : 'voice';
  return (
    <Fieldset legend="Consent" radius="md">
      <Stack gap="sm">
        <Radio.Group
          label={`Whose ${what} is it?`}
          value={value.givenBy}
          onChange={(givenBy) => onChange({ ...value, givenBy: givenBy as 'self' | 'other', agreed: false })}
        >
          <Stack gap={6} mt={6}>
            <Radio value="self" label={`My own ${what}`} />
            <Radio value="other" label="Somebody else’s, who has agreed" />
          </Stack>
        </Radio.Group>
        <TextInput
          label={value.givenBy === 'self' ? 'Your name' : 'Name of that person'}
          description="Kept with the date and your account as a record of the consent."
          value={value.givenBy === 'self' ? value.person || name : value.person}
          onChange={(event) => onChange({ ...value, person: event.currentTarget.value })}
          maxLength={120}
          required
        />
        <Checkbox
          checked={value.agreed}
          onChange={(event) => onChange({ ...value, agreed: event.currentTarget.checked })}
          label={consentStatements[subject]}
          required
        />
        <Text size="xs" c="dimmed">
          Consent can be withdrawn at any time: delete the {subject === 'character' ? 'character' : 'voice'}, and the{' '}
          {what} data goes with it. The record of the consent stays.
        </Text>
      </Stack>
    </Fieldset>
  );
}
