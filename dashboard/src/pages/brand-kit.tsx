// The brand kit: logo, captions and label of all videos of the team, beside a picture of how they look.
import type { CharacterPage } from '@greenroom/contract/dashboard/library';
import { t } from '@lingui/core/macro';
import { Paper, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ownFile } from '../lib/own-file.ts';
import { useList } from '../lib/query.ts';
import { stockPortrait, stockPresentersQuery } from '../parts/library/stock-presenters.ts';
import { Page } from '../parts/page.tsx';
import { SectionCard } from '../parts/section-card.tsx';
import classes from '../parts/studio/brand-kit.module.css';
import canvas from '../parts/studio/canvas.module.css';
import { CanvasCaption } from '../parts/studio/captions/canvas-caption.tsx';
import CaptionStyleField from '../parts/studio/captions/caption-style-field.tsx';
import { useKitPosition } from '../parts/studio/captions/use-brand-kit.ts';
import { emptyDraft } from '../parts/studio/draft.ts';
import { AiLabelField } from '../parts/studio/logo/ai-label-field.tsx';
import { CanvasAiLabel } from '../parts/studio/logo/canvas-ai-label.tsx';
import { CanvasLogo } from '../parts/studio/logo/canvas-logo.tsx';
import { LogoField } from '../parts/studio/logo/logo-field.tsx';

export function BrandKitPage() {
  return (
    <Page
      title={t`Brand kit`}
      description={t`The look of your team’s new videos. Changes are saved automatically.`}
      width="wide"
    >
      <div className={classes.layout}>
        <Stack gap="lg">
          <SectionCard title={t`Logo`}>
            <LogoField />
          </SectionCard>
          <SectionCard title={t`Captions`}>
            <CaptionStyleField />
          </SectionCard>
          <SectionCard title={t`AI label`}>
            <AiLabelField />
          </SectionCard>
        </Stack>
        <div className={classes.preview}>
          <Preview />
        </div>
      </div>
    </Page>
  );
}

/** With a presenter of the team, or else a ready-made one. */
function Preview() {
  const { items: own } = useList<CharacterPage['items'][number]>('/characters');
  const { data: stock } = useQuery(stockPresentersQuery);
  const position = useKitPosition();
  const example = stock?.items[0];
  const picture = own?.[0] ? ownFile(own[0].portrait_url) : own && example && stockPortrait(example);
  return (
    <Paper component="section" aria-label={t`Preview`} p={{ base: 'xs', md: 'md' }} className={canvas.stage}>
      <Stack align="center">
        <div className={`${canvas.canvas} ${classes.frame}`}>
          {picture && <img src={picture} alt="" className={canvas.portrait} />}
          <CanvasCaption draft={emptyDraft} position={position} />
          <CanvasLogo captions={position} />
          <CanvasAiLabel captions={position} />
        </div>
      </Stack>
    </Paper>
  );
}
