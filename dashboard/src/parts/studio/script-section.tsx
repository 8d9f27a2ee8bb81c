// The form section for the script and its estimated length, or for a recording.
import { t } from '@lingui/core/macro';
import { Group, Stack, Textarea } from '@mantine/core';
import { showToast } from '../../lib/toasts.ts';
import { LanguageSelect } from '../library/language-select.tsx';
import type { Draft } from './draft.ts';
import type { Update } from './drafts/draft-session.ts';
import { RecordingField } from './recording-field.tsx';
import type { SpeechLength } from './refused-length.ts';
import { hasNothingToSpeak, hasScript, maxSecondsOf } from './request.ts';
import { ScriptLength } from './script-length.tsx';
import { Section, type SectionProps } from './section.tsx';
import { SegmentedField } from './segmented-field.tsx';
import { TemplateButton } from './templates/template-button.tsx';
import type { Template } from './templates/templates.ts';

interface ScriptProps extends SectionProps {
  /** Undefined until it is known. */
  length: SpeechLength | undefined;
}

export const ScriptSection = ({ draft, update, fieldErrors, length }: ScriptProps) => {
  return (
    <Section title={t`Script`} description={t`Spoken word for word.`}>
      {draft.mode === 'talking_head' && (
        <SegmentedField
          label={t`Audio source`}
          value={draft.audioSource}
          onChange={(audioSource) => update({ audioSource })}
          options={[
            { value: 'script', label: t`Script` },
            { value: 'recording', label: t`Your recording` },
          ]}
        />
      )}
      {hasScript(draft) ? (
        <ScriptField draft={draft} update={update} fieldErrors={fieldErrors} length={length} />
      ) : (
        <RecordingField
          recording={draft.recording}
          onChange={(recording) => update({ recording })}
          error={fieldErrors.audio_url}
        />
      )}
    </Section>
  );
};

const ScriptField = ({ draft, update, fieldErrors, length }: ScriptProps) => (
  <Stack gap="xs">
    <Textarea
      label={t`Script`}
      autosize
      minRows={5}
      maxRows={16}
      value={draft.script}
      onChange={(event) => update({ script: event.currentTarget.value })}
      placeholder={t`Start with what your viewers care about…`}
      error={hasNothingToSpeak(draft) ? t`Nothing to speak. Add some words.` : fieldErrors.script}
      description={t`Aim for 10–30 seconds (25–75 words). Limit: ${maxSecondsOf(draft)} seconds.`}
    />
    <ScriptLength script={draft.script} length={length} />
    <Group justify="space-between" align="flex-end">
      <TemplateButton
        onPick={(template) => applyTemplate(template, draft, update)}
        isEmpty={draft.script.trim() === ''}
      />
      <LanguageSelect
        label={t`Spoken language`}
        placeholder={t`Detect automatically`}
        value={draft.language || null}
        onChange={(language) => update({ language: language ?? '' })}
        error={fieldErrors.captions_language ?? fieldErrors.language}
        clearable
        w={{ base: '100%', xs: 220 }}
      />
    </Group>
  </Stack>
);

function applyTemplate({ name, draft: change }: Template, before: Draft, update: Update): void {
  update({ audioSource: 'script', ...change });
  if (before.script.trim() === '') return;
  const { mode, audioSource, script, setting, story } = before;
  showToast(t`Script replaced by the template “${name}”.`, {
    label: t`Undo`,
    // Not in another draft, and not over what was written since.
    run: () => update((now) => (now.script === change.script ? { mode, audioSource, script, setting, story } : {})),
  });
}
