// The templates as cards with pictures, in a dialog.
import { Trans } from '@lingui/react/macro';
import { Badge, Text, UnstyledButton } from '@mantine/core';
import classes from './templates.module.css';
import { stillOf, type Template, templates } from './templates.ts';

const TemplateGallery = ({ onPick }: { onPick(template: Template): void }) => (
  <div className={classes.grid}>
    {templates.map((template) => (
      <UnstyledButton key={template.id} className={classes.card} onClick={() => onPick(template)}>
        <img src={stillOf(template)} alt="" loading="lazy" className={classes.still} />
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
      </UnstyledButton>
    ))}
  </div>
);

export default TemplateGallery;
