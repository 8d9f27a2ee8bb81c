// Opens the gallery of templates, which is loaded only then, and asks before a template replaces a script.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Anchor, Button, Modal, Skeleton } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useUrlState } from '../../../lib/url-state.ts';
import { useIsPhone } from '../../../lib/use-is-phone.ts';
import { ConfirmDialog } from '../../confirm-dialog.tsx';
import type { Template } from './templates.ts';

const TemplateGallery = lazy(() => import('./template-gallery.tsx'));

interface Props {
  onPick(template: Template): void;
  /** There is no script that a template would replace. */
  isEmpty: boolean;
  /** Beside a heading. */
  isLink?: boolean;
}

export const TemplateButton = ({ onPick, isEmpty, isLink = false }: Props) => {
  const [{ templates }, setSearch] = useUrlState({ templates: '' });
  const setOpened = (isOpen: boolean) => setSearch({ templates: isOpen ? '1' : '' });
  const [asked, setAsked] = useState<Template>();
  const isPhone = useIsPhone();
  return (
    <>
      {isLink ? (
        <Anchor component="button" type="button" size="sm" style={{ flexShrink: 0 }} onClick={() => setOpened(true)}>
          <Trans>All templates</Trans>
        </Anchor>
      ) : (
        <Button variant="default" size="sm" px="sm" style={{ flexShrink: 0 }} onClick={() => setOpened(true)}>
          <Trans>All templates</Trans>
        </Button>
      )}
      <Modal
        opened={templates !== ''}
        onClose={() => setOpened(false)}
        // The focus begins here: on the button that closes the dialog, it would look like what to do.
        title={
          <span tabIndex={-1} data-autofocus style={{ outline: 'none' }}>
            <Trans>Choose a template</Trans>
          </span>
        }
        size="xl"
        fullScreen={isPhone}
      >
        <Suspense fallback={<Skeleton h={400} />}>
          <TemplateGallery
            onPick={(template) => {
              setOpened(false);
              if (isEmpty) onPick(template);
              else setAsked(template);
            }}
          />
        </Suspense>
      </Modal>
      <ConfirmDialog
        opened={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={t`Replace your script?`}
        action={t`Replace script`}
        color="green"
        onConfirm={() => {
          setAsked(undefined);
          if (asked) onPick(asked);
        }}
      >
        {asked?.draft.mode === 'scenes' ? (
          <Trans>
            The template “{asked.name}” replaces the script and the story of this draft. To keep them, cancel and choose
            Start empty first.
          </Trans>
        ) : (
          <Trans>
            The template “{asked?.name ?? ''}” replaces the script and the setting of this draft. To keep them, cancel
            and choose Start empty first.
          </Trans>
        )}
      </ConfirmDialog>
    </>
  );
};
