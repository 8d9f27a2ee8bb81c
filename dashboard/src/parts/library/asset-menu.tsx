// The menu of a card of the files page: what can be done with its files besides downloading them.
import type { AssetPage } from '@greenroom/contract/dashboard/library';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CopyButton, Menu } from '@mantine/core';
import { Icon } from '../icons.tsx';
import { MoreActions } from '../more-actions.tsx';
import type { AssetGroup } from './asset-groups.ts';
import { assetNames } from './asset-names.ts';

export type ListedAsset = AssetPage['items'][number];

export interface AssetActions {
  /** The files of the card that have its name. */
  rename: (group: AssetGroup) => void;
  remove: (asset: ListedAsset) => void;
}

const nameOf = ({ kind }: ListedAsset): string => assetNames[kind].toLowerCase();

export const AssetMenu = ({ group, actions }: { group: AssetGroup; actions: AssetActions }) => (
  <MoreActions of={group.title} bordered width={250}>
    <Menu.Label>
      <Trans>Anyone with a link can open the file</Trans>
    </Menu.Label>
    {group.files.map((asset) => (
      <CopyButton key={asset.asset_id} value={asset.url}>
        {({ copied, copy }) => (
          <Menu.Item
            closeMenuOnClick={false}
            leftSection={<Icon name={copied ? 'check' : 'link'} size={16} />}
            onClick={copy}
          >
            {copied ? t`Link copied` : t`Copy link to ${nameOf(asset)}`}
          </Menu.Item>
        )}
      </CopyButton>
    ))}
    <Menu.Divider />
    <Menu.Item leftSection={<Icon name="edit" size={16} />} onClick={() => actions.rename(group)}>
      <Trans>Rename…</Trans>
    </Menu.Item>
    {group.files.map((asset) => (
      <Menu.Item
        key={asset.asset_id}
        leftSection={<Icon name="trash" size={16} />}
        onClick={() => actions.remove(asset)}
      >
        <Trans>Delete {nameOf(asset)} file</Trans>
      </Menu.Item>
    ))}
  </MoreActions>
);
