// Chooses the teams in which the user gets e-mails about their videos.
import type { Account, VideoMailChoice } from '@greenroom/contract/dashboard/account';
import { t } from '@lingui/core/macro';
import { Checkbox } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { post } from '../../lib/http.ts';
import { queryClient } from '../../lib/query.ts';
import { showToast } from '../../lib/toasts.ts';
import { ErrorNote } from '../error-note.tsx';
import { SettingsSection } from '../settings-section.tsx';

export function Notifications({ teams }: Pick<Account, 'teams'>) {
  const saving = useMutation({
    mutationFn: (choice: VideoMailChoice) => post('/account/video-mail', choice),
    async onSuccess(_, { video_mail }) {
      await queryClient.invalidateQueries({ queryKey: ['/account'] });
      showToast(video_mail ? t`E-mails about your videos are on.` : t`E-mails about your videos are off.`);
    },
  });
  return (
    <SettingsSection
      // E-mails link here.
      id="notifications"
      title={t`Notifications`}
      note={t`Get an e-mail when a video that you created in the dashboard is ready or has failed. Videos of the API send none.`}
    >
      {teams.map(({ client_id, name, video_mail }) => (
        <Checkbox
          key={client_id}
          label={teams.length > 1 ? t`E-mail me about my videos in ${name}` : t`E-mail me about my videos`}
          checked={saving.isPending && saving.variables.client_id === client_id ? !video_mail : video_mail}
          disabled={saving.isPending}
          onChange={(event) => saving.mutate({ client_id, video_mail: event.currentTarget.checked })}
        />
      ))}
      <ErrorNote error={saving.error} />
    </SettingsSection>
  );
}
