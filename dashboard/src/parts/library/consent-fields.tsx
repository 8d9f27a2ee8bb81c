// The consent form for cloning a face or a voice. Nothing is cloned without it.

import { consentStatements } from '@greenroom/contract/dashboard/consent-statements';
import type { ConsentRequest, ConsentSubject } from '@greenroom/contract/dashboard/consents';
import { t } from '@lingui/core/macro';
import { Checkbox, Fieldset, Radio, Stack, Text, TextInput } from '@mantine/core';
import { currentLanguage } from '../../lib/languages.ts';
import { useVisitor } from '../../lib/session.ts';

export interface ConsentDraft {
  person: string;
  /** Chosen, not preset: another person's face is not recorded as one's own by mistake. */
  givenBy: 'self' | 'other' | undefined;
  agreed: boolean;
}

export const noConsent: ConsentDraft = { person: '', givenBy: undefined, agreed: false };

/** The consent part of the request; undefined while a field is missing. */
export function consentOf(draft: ConsentDraft, ownName: string, subject: ConsentSubject): ConsentRequest | undefined {
  const person = draft.givenBy === 'self' ? draft.person || ownName : draft.person;
  if (!draft.agreed || draft.givenBy === undefined || person.trim() === '') return undefined;
  return { person, given_by: draft.givenBy, statement: consentStatements[currentLanguage()][subject] };
}

/** What is missing before `consentOf` gives a consent. */
export function missingConsent({ givenBy, person, agreed }: ConsentDraft, subject: ConsentSubject): string {
  if (givenBy === undefined) return subject === 'character' ? t`Say whose face it is.` : t`Say whose voice it is.`;
  if (givenBy === 'other' && person.trim() === '') return t`Enter the name of the person.`;
  return agreed ? '' : t`Confirm the consent.`;
}

interface ConsentFieldsProps {
  subject: ConsentSubject;
  value: ConsentDraft;
  onChange: (draft: ConsentDraft) => void;
}

export function ConsentFields({ subject, value, onChange }: ConsentFieldsProps) {
  const { name } = useVisitor();
  const isFace = subject === 'character';
  return (
    <Fieldset legend={t`Consent`} radius="md">
      <Stack gap="sm">
        <Radio.Group
          label={isFace ? t`Whose face is it?` : t`Whose voice is it?`}
          value={value.givenBy ?? ''}
          required
          withAsterisk={false}
          onChange={(givenBy) =>
            onChange({
              ...value,
              givenBy: givenBy as 'self' | 'other',
              agreed: value.givenBy === undefined && value.agreed,
            })
          }
        >
          <Stack gap={6}>
            <Radio value="self" label={isFace ? t`My own face` : t`My own voice`} />
            <Radio value="other" label={t`Another person’s, with their permission`} />
          </Stack>
        </Radio.Group>
        {value.givenBy && (
          <TextInput
            label={value.givenBy === 'self' ? t`Your name` : t`Name of the person`}
            description={t`Stored with the date and your account as the consent record.`}
            value={value.givenBy === 'self' ? value.person || name : value.person}
            onChange={(event) => onChange({ ...value, person: event.currentTarget.value })}
            maxLength={120}
            required
          />
        )}
        <Text size="xs" c="dimmed">
          {isFace
            ? t`Consent can be withdrawn at any time: delete the presenter to delete the face data. The consent record is kept.`
            : t`Consent can be withdrawn at any time: delete the voice to delete the voice data. The consent record is kept.`}
        </Text>
      </Stack>
    </Fieldset>
  );
}

/** The statement itself. It belongs beside the button that sends it. */
export const ConsentCheckbox = ({ subject, value, onChange }: ConsentFieldsProps) => (
  <Checkbox
    checked={value.agreed}
    onChange={(event) => onChange({ ...value, agreed: event.currentTarget.checked })}
    label={consentStatements[currentLanguage()][subject]}
    required
  />
);
