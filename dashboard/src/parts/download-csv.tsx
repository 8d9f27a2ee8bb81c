// The button that downloads a list as CSV, with its filters.
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { apiUrl } from '../lib/http.ts';
import { Icon } from './icons.tsx';

interface DownloadCsvProps {
  path: `/${string}`;
  query: Readonly<Record<string, string | undefined>>;
}

export const DownloadCsv = ({ path, query }: DownloadCsvProps) => (
  <Button
    component="a"
    href={apiUrl(path, query)}
    download
    variant="default"
    leftSection={<Icon name="download" size={16} />}
  >
    <Trans>Download CSV</Trans>
  </Button>
);
