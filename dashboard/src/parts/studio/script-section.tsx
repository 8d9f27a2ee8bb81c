// What is said: a script with its length as it is written, or a recording that is played.
import { limits } from '@greenroom/contract/limits';
import { Button, Group, Menu, Progress, Stack, Text, Textarea } from '@mantine/core';
import { formatCount } from '../../lib/format.ts';
import { LanguageSelect } from '../library/language-select.tsx';
import { Choice } from './choice.tsx';
import { RecordingField } from './recording-field.tsx';
import { hasWords } from './request.ts';
import { Section, type SectionProps } from './section.tsx';
import { type Template, templates } from './templates.ts';

interface ScriptProps extends SectionProps {
  /** How long the video is expected to be; undefined while that is not known. */
  seconds: number | undefined;
}

const mostSeconds = (mode: SectionProps['draft']['mode']) =>
  (mode === 'scenes' ? limits.scenesMaxMs : limits.talkingHeadMaxMs) / 1000;

export const ScriptSection = ({ draft, update, problems, seconds }: ScriptProps) => {
  return (
    <Section title="What is said" help="Spoken word for word, never shortened.">
      {draft.mode === 'talking_head' && (
        <Choice
          label="Where the sound comes from"
          value={draft.sound}
          onChange={(sound) => update({ sound })}
          options={[
            { value: 'script', label: 'A script, spoken by the voice' },
            { value: 'recording', label: 'My own recording' },
          ]}
        />
      )}
      {hasWords(draft) ? (
        <ScriptField draft={draft} update={update} problems={problems} seconds={seconds} />
      ) : (
        <RecordingField
          recording={draft.recording}
          onChange={(recording) => update({ recording })}
          error={problems.audio_url}
        />
      )}
    </Section>
  );
};

const ScriptField = ({ draft, update, problems, seconds }: ScriptProps) => (
  <Stack gap="xs">
    <Textarea
      label="Script"
      autosize
      minRows={5}
      maxRows={16}
      value={draft.script}
      onChange={(event) => update({ script: event.currentTarget.value })}
      placeholder="Begin with what your viewers care about…"
      error={problems.script}
      description={`Most good ones are 10 to 30 seconds: some 25 to 75 words. Up to ${mostSeconds(draft.mode)} seconds are possible.`}
    />
    <Length draft={draft} seconds={seconds} />
    <Group justify="space-between" align="flex-end">
      <TemplateMenu
        onPick={(template) => update({ sound: 'script', ...template.draft })}
        isEmpty={draft.script.trim() === ''}
      />
      <LanguageSelect
        label="Spoken language"
        placeholder="Told from the script"
        value={draft.language || null}
        onChange={(language) => update({ language: language ?? '' })}
        error={problems.captions_language ?? problems.language}
        clearable
        w={{ base: '100%', xs: 220 }}
      />
    </Group>
  </Stack>
);

const NEARLY = 0.9;

const Length = ({ draft, seconds }: Pick<ScriptProps, 'draft' | 'seconds'>) => {
  const characters = [...draft.script].length;
  const most = mostSeconds(draft.mode);
  const part = (seconds ?? 0) / most;
  return (
    <div>
      <Progress
        value={Math.min(1, part) * 100}
        size="xs"
        color={part > 1 ? 'red' : part > NEARLY ? 'yellow' : 'green'}
        aria-label="Length of the script"
      />
      <Text size="sm" c="dimmed" mt={4} aria-live="polite">
        {seconds !== undefined && `About ${seconds.toFixed(1)} of ${most} seconds, `}
        {formatCount(characters)} of {formatCount(limits.scriptLength)} characters
      </Text>
    </div>
  );
};

const TemplateMenu = ({ onPick, isEmpty }: { onPick(template: Template): void; isEmpty: boolean }) => (
  <Menu width={340} position="bottom-start">
    <Menu.Target>
      <Button variant={isEmpty ? 'light' : 'subtle'} size="sm">
        Begin with an example
      </Button>
    </Menu.Target>
    <Menu.Dropdown>
      {!isEmpty && <Menu.Label>Takes the place of what you have written</Menu.Label>}
      {templates.map((template) => (
        <Menu.Item key={template.name} onClick={() => onPick(template)}>
          <Text size="sm" fw={600}>
            {template.name}
          </Text>
          <Text size="xs" c="dimmed">
            {template.lesson}
          </Text>
        </Menu.Item>
      ))}
    </Menu.Dropdown>
  </Menu>
);
