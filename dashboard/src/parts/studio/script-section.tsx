// The form section for the script and its estimated length, or for a recording.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Box, Group, SegmentedControl, Skeleton, Stack, Text, Textarea } from '@mantine/core';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { showToast } from '../../lib/toasts.ts';
import { useIsPhone } from '../../lib/use-is-phone.ts';
import { Icon } from '../icons.tsx';
import { LanguageSelect } from '../library/language-select.tsx';
import type { Draft } from './draft.ts';
import type { Update } from './drafts/draft-session.ts';
import { RecordingField } from './recording-field.tsx';
import type { SpeechLength } from './refused-length.ts';
import { hasNothingToSpeak, hasScript } from './request.ts';
import { ScriptLength } from './script-length.tsx';
import { Section, type SectionProps } from './section.tsx';
import classes from './studio.module.css';
import { TemplateButton } from './templates/template-button.tsx';
import type { Template } from './templates/templates.ts';

const FirstTemplates = lazy(() => import('./templates/first-templates.tsx'));

interface ScriptProps extends SectionProps {
  /** Undefined until it is known. */
  length: SpeechLength | undefined;
  /** Undefined until it is known. */
  hasCallToAction: boolean | undefined;
}

export const ScriptSection = ({ draft, update, fieldErrors, length, hasCallToAction }: ScriptProps) => (
  <Section
    title={t`Script`}
    action={
      draft.mode === 'talking_head' ? (
        <SegmentedControl
          size="xs"
          aria-label={t`Audio source`}
          value={draft.audioSource}
          onChange={(audioSource) => update({ audioSource: audioSource as Draft['audioSource'] })}
          data={[
            { value: 'script', label: t`Text` },
            { value: 'recording', label: t`Your recording` },
          ]}
        />
      ) : (
        draft.script.trim() !== '' && (
          <TemplateButton onPick={(template) => applyTemplate(template, draft, update)} isEmpty={false} isLink />
        )
      )
    }
  >
    {hasScript(draft) ? (
      <ScriptField
        draft={draft}
        update={update}
        fieldErrors={fieldErrors}
        length={length}
        hasCallToAction={hasCallToAction}
      />
    ) : (
      <RecordingField
        recording={draft.recording}
        onChange={(recording) => update({ recording })}
        error={fieldErrors.audio_url}
      />
    )}
  </Section>
);

const ScriptField = ({ draft, update, fieldErrors, length, hasCallToAction }: ScriptProps) => {
  const isPhone = useIsPhone();
  const isEmpty = draft.script.trim() === '';
  // Of scenes, they are beside the heading.
  const hasTemplates = !isEmpty && draft.mode === 'talking_head';
  const pick = (template: Template) => applyTemplate(template, draft, update);
  const { field, goesOn, measure } = useGoesOn(draft.script);
  const lengthMeter = <ScriptLength script={draft.script} length={length} />;
  return (
    <Stack gap="xs">
      <Textarea
        ref={field}
        aria-label={t`Script`}
        name="script"
        autosize
        maxRows={isPhone ? 9 : 20}
        classNames={{ input: classes.script, wrapper: classes.scriptBox }}
        data-goes-on={goesOn || undefined}
        onScroll={measure}
        value={draft.script}
        onChange={(event) => update({ script: event.currentTarget.value })}
        placeholder={t`What your presenter says, word for word. Start with what your viewers care about…`}
        error={hasNothingToSpeak(draft) ? t`Nothing to speak. Add some words.` : fieldErrors.script}
      />
      {hasTemplates && lengthMeter}
      {hasCallToAction === false && (
        <Group gap={6} wrap="nowrap" align="flex-start" c="dimmed" role="note">
          <Icon name="tip" size={18} />
          <Text size="sm" style={{ textWrap: 'balance' }}>
            <Trans>Add a call to action at the end: a web address, a phone number or an offer.</Trans>
          </Text>
        </Group>
      )}
      <Group justify="space-between" align={hasTemplates ? 'flex-start' : 'center'} gap="xs" wrap="nowrap">
        {hasTemplates ? <TemplateButton onPick={pick} isEmpty={false} /> : <Box flex={1}>{lengthMeter}</Box>}
        {/* Without a script, a phone has the room for the presenter. */}
        {!(isEmpty && isPhone) && (
          <LanguageSelect
            aria-label={t`Spoken language`}
            placeholder={t`Detect language`}
            classNames={{ input: classes.automatic }}
            value={draft.language || null}
            onChange={(language) => update({ language: language ?? '' })}
            error={fieldErrors.captions_language ?? fieldErrors.language}
            clearable
            size="sm"
            w={{ base: 156, xs: 180 }}
          />
        )}
      </Group>
      {isEmpty && (
        <>
          <Group justify="space-between" gap="xs" wrap="nowrap" mt={{ base: 4, sm: 'xs' }}>
            <Text size="sm" fw={600}>
              <Trans>Or start with a template</Trans>
            </Text>
            <TemplateButton onPick={pick} isEmpty isLink />
          </Group>
          <Suspense fallback={<Skeleton h={180} />}>
            <FirstTemplates onPick={pick} />
          </Suspense>
        </>
      )}
    </Stack>
  );
};

/** Whether there is more text below what a field shows. */
function useGoesOn(text: string) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [goesOn, setGoesOn] = useState(false);
  const measure = () => {
    const { scrollHeight = 0, scrollTop = 0, clientHeight = 0 } = field.current ?? {};
    setGoesOn(scrollHeight - scrollTop - clientHeight > LINE_PX / 2);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text makes the field grow
  useEffect(measure, [text]);
  return { field, goesOn, measure };
}

const LINE_PX = 22;

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
