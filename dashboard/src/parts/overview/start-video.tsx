// The start of a video on the overview: its script, which goes on in the studio.
import { limits } from '@greenroom/contract/limits';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Paper, Stack, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { Icon } from '../icons.tsx';
import { latestVideosQuery } from './latest-videos.tsx';
import { AllTemplatesLink } from './start-from-template.tsx';

export function StartVideo({ disabled }: { disabled: boolean }) {
  const navigate = useNavigate();
  const { data: latest } = useQuery(latestVideosQuery);
  const [script, setScript] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const start = (event: React.SyntheticEvent) => {
    event.preventDefault();
    if (script.trim() === '') field.current?.focus();
    else void navigate({ to: '/studio', search: { script } });
  };
  return (
    <Paper component="form" p={{ base: 'md', sm: 'lg' }} onSubmit={start}>
      <Stack gap="sm">
        <Textarea
          ref={field}
          label={t`What should your presenter say?`}
          placeholder={t`Cold coffee again? Our mug keeps your drink hot for six hours.`}
          autosize
          minRows={2}
          maxRows={8}
          maxLength={limits.scriptLength}
          size="md"
          value={script}
          onChange={(event) => setScript(event.currentTarget.value)}
        />
        <Group justify="space-between" gap="sm">
          {/* Without videos, templates with this link are below. */}
          {latest && latest.items.length > 0 && <AllTemplatesLink />}
          <Button type="submit" ml="auto" disabled={disabled} leftSection={<Icon name="studio" size={16} />}>
            <Trans>Continue in the studio</Trans>
          </Button>
        </Group>
      </Stack>
    </Paper>
  );
}
