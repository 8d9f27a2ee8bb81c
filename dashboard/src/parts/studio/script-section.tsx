// The form section for the script and its estimated length, or for a recording.
import { limits } from '@greenroom/contract/limits';
import { Button, Group, Menu, Progress, Stack, Text, Textarea } from '@mantine/core';
import { formatCount } from '../../lib/format.ts';
import { LanguageSelect } from '../library/language-select.tsx';
import { RecordingField } from './recording-field.tsx';
import { hasScript } from './request.ts';
import { Section, type SectionProps } from './section.tsx';
import { SegmentedField } from './segmented-field.tsx';
import { type Template, templates } from './templates.ts';

interface ScriptProps extends SectionProps {
  /** The estimated length; undefined until it is known. */
  seconds: number | undefined;
}

const maxSeconds = (mode: SectionProps['draft']['mode']) =>
  (mode === 'scenes' ? limits.scenesMaxMs : limits.talkingHeadMaxMs) / 1000;

export const ScriptSection = ({ draft, update, fieldErrors, seconds }: ScriptProps) => {
  return (
    <Section title="Script" description="Spoken word for word.">
      {draft.mode === 'talking_head' && (
        <SegmentedField
          label="Audio source"
          value={draft.audioSource}
          onChange={(audioSource) => update({ audioSource })}
          options={[
            { value: 'script', label: 'Script' },
            { value: 'recording', label: 'Your recording' },
          ]}
        />
      )}
      {hasScript(draft) ? (
        <ScriptField draft={draft} update={update} fieldErrors={fieldErrors} seconds={seconds} />
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

const ScriptField = ({ draft, update, fieldErrors, seconds }: ScriptProps) => (
  <Stack gap="xs">
    <Textarea
      label="Script"
      autosize
      minRows={5}
      maxRows={16}
      value={draft.script}
      onChange={(event) => update({ script: event.currentTarget.value })}
      placeholder="Start with what your viewers care about…"
      error={fieldErrors.script}
      description={`Aim for 10–30 seconds (25–75 words). Limit: ${maxSeconds(draft.mode)} seconds.`}
    />
    <ScriptLength draft={draft} seconds={seconds} />
    <Group justify="space-between" align="flex-end">
      <TemplateMenu
        onPick={(template) => update({ audioSource: 'script', ...template.draft })}
        isEmpty={draft.script.trim() === ''}
      />
      <LanguageSelect
        label="Spoken language"
        placeholder="Detect automatically"
        value={draft.language || null}
        onChange={(language) => update({ language: language ?? '' })}
        error={fieldErrors.captions_language ?? fieldErrors.language}
        clearable
        w={{ base: '100%', xs: 220 }}
      />
    </Group>
  </Stack>
);

const WARNING_FRACTION = 0.9;

const ScriptLength = ({ draft, seconds }: Pick<ScriptProps, 'draft' | 'seconds'>) => {
  const characters = [...draft.script].length;
  const max = maxSeconds(draft.mode);
  const fraction = (seconds ?? 0) / max;
  return (
    <div>
      <Progress
        value={Math.min(1, fraction) * 100}
        size="xs"
        color={fraction > 1 ? 'red' : fraction > WARNING_FRACTION ? 'yellow' : 'green'}
        aria-label="Script length"
      />
      <Text size="sm" c="dimmed" mt={4} aria-live="polite">
        {seconds !== undefined && `About ${seconds.toFixed(1)} of ${max} seconds, `}
        {formatCount(characters)} of {formatCount(limits.scriptLength)} characters
      </Text>
    </div>
  );
};

const TemplateMenu = ({ onPick, isEmpty }: { onPick(template: Template): void; isEmpty: boolean }) => (
  <Menu width={340} position="bottom-start">
    <Menu.Target>
      <Button variant={isEmpty ? 'light' : 'subtle'} size="sm">
        Use a template
      </Button>
    </Menu.Target>
    <Menu.Dropdown>
      {!isEmpty && <Menu.Label>Replaces your current script</Menu.Label>}
      {templates.map((template) => (
        <Menu.Item key={template.name} onClick={() => onPick(template)}>
          <Text size="sm" fw={600}>
            {template.name}
          </Text>
          <Text size="xs" c="dimmed">
            {template.tip}
          </Text>
        </Menu.Item>
      ))}
    </Menu.Dropdown>
  </Menu>
);
