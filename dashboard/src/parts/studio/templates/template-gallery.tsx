// The templates as cards with pictures, opening lines and lengths, in a dialog, all or those of one goal.
import { shortTitle } from '@greenroom/contract/short-title';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Badge, Stack, Text, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { PillFilter } from '../../pill-filter.tsx';
import { stillOf } from './template-names.ts';
import classes from './templates.module.css';
import { type Goal, type Template, templates } from './templates.ts';

const goals: readonly { value: Goal | ''; label: string }[] = [
  { value: '', label: t({ message: 'All', context: 'templates' }) },
  { value: 'promote', label: t`Promote` },
  { value: 'explain', label: t`Explain` },
  { value: 'trust', label: t`Build trust` },
  { value: 'team', label: t`Hire and welcome` },
];

const TemplateGallery = ({ onPick }: { onPick(template: Template): void }) => {
  const [goal, setGoal] = useState<Goal | ''>('');
  return (
    <Stack gap="md">
      <PillFilter<Goal | ''> label={t`Goal`} value={goal} onChange={setGoal} options={goals} />
      <div className={classes.grid}>
        {templates
          .filter((template) => goal === '' || template.goal === goal)
          .map((template) => (
            <Card key={template.id} template={template} onPick={onPick} />
          ))}
      </div>
    </Stack>
  );
};

const Card = ({ template, onPick }: { template: Template; onPick(template: Template): void }) => (
  <UnstyledButton className={classes.card} onClick={() => onPick(template)}>
    <div className={classes.words}>
      <Text fw={600} size="sm">
        {template.name}
      </Text>
      {template.draft.mode === 'scenes' && (
        <Badge size="sm" variant="light">
          <Trans>Scenes</Trans>
        </Badge>
      )}
      <Text size="xs" c="dimmed">
        {template.tip}
      </Text>
    </div>
    <span className={classes.picture}>
      <img src={stillOf(template.id)} alt="" loading="lazy" className={classes.still} />
      <span className={classes.line}>{shortTitle(template.draft.script)}</span>
      <span className={classes.length}>{t`${secondsOf(template.draft.script)} s`}</span>
    </span>
  </UnstyledButton>
);

/** About: the price bar has the estimate of the service. */
const CHARACTERS_PER_SECOND = 15;
const secondsOf = (script: string): number => Math.round(script.length / CHARACTERS_PER_SECOND);

export default TemplateGallery;
