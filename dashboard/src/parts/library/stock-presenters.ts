// The stock presenters: ready-made faces that a team can use as its own.
import type { NewCharacter, StockPresenters } from '@greenroom/contract/dashboard/library';
import { flatPrices } from '@greenroom/contract/prices';
import { t } from '@lingui/core/macro';
import { queryOptions } from '@tanstack/react-query';
import { formatPrice } from '../../lib/format.ts';
import { apiUrl, get } from '../../lib/http.ts';

export type StockPresenter = StockPresenters['items'][number];

export const stockPresentersQuery = queryOptions({
  queryKey: ['/stock-presenters'],
  queryFn: ({ signal }) => get<StockPresenters>('/stock-presenters', { signal }),
});

export const stockPortrait = ({ portrait_path }: Pick<StockPresenter, 'portrait_path'>): string =>
  apiUrl(portrait_path as `/${string}`);

export const stockRequest = ({ stock_id }: StockPresenter, name: string, free: boolean): NewCharacter => ({
  mode: 'stock',
  name,
  stock_id,
  free,
});

/** Faces before the rest is asked for: full rows of 2, 3, 4 and 6. */
export const FIRST_FACES = 12;

export const stockPrice = (free: boolean): string => (free ? t`Free` : formatPrice(flatPrices.character));

export const stockPriceNote = (free: boolean): string =>
  free ? t`Choose a face. The first one is free.` : t`Choose a face. Each costs ${stockPrice(false)}.`;
