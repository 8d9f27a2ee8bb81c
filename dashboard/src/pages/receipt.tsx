// One receipt, to read, print or download.
import type { Receipt } from '@greenroom/contract/dashboard/receipts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { apiUrl, get } from '../lib/http.ts';
import classes from '../parts/credits/receipt.module.css';
import { ReceiptSheet } from '../parts/credits/receipt-sheet.tsx';
import { Icon } from '../parts/icons.tsx';
import { BackLink } from '../parts/links.tsx';
import { Loaded, SkeletonLines } from '../parts/loaded.tsx';
import { Page } from '../parts/page.tsx';

export function ReceiptPage() {
  const { id } = useParams({ strict: false }) as { id: string };
  const path = `/receipts/${id}` as const;
  const query = useQuery({ queryKey: ['/receipts', id], queryFn: ({ signal }) => get<Receipt>(path, { signal }) });
  return (
    <Page
      title={query.data ? t`Receipt ${query.data.number}` : t`Receipt`}
      heading={t`Receipt`}
      width="narrow"
      above={
        <BackLink to="/credits" className={classes.screen}>
          <Trans>Credits</Trans>
        </BackLink>
      }
      actions={
        query.data && (
          <>
            <Button variant="default" className={classes.screen} onClick={() => window.print()}>
              <Trans>Print</Trans>
            </Button>
            <Button
              component="a"
              href={apiUrl(`${path}/pdf`)}
              download
              className={classes.screen}
              leftSection={<Icon name="download" size={16} />}
            >
              <Trans>Download PDF</Trans>
            </Button>
          </>
        )
      }
    >
      <Loaded query={query} skeleton={<SkeletonLines count={1} height={420} />}>
        {(receipt) => <ReceiptSheet receipt={receipt} />}
      </Loaded>
    </Page>
  );
}
