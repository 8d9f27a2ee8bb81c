// The stock presenters: ready-made faces that a team can use as its own.
import type { NewCharacter, StockPresenters } from '@greenroom/contract/dashboard/library';
import { flatPrices } from '@greenroom/contract/prices';
import { t } from '@lingui/core/macro';
import { queryOptions } from '@tanstack/react-query';
import { formatPrice } from '../../lib/format.ts';
import { get } from '../../lib/http.ts';

export type StockPresenter = StockPresenters['items'][number];

export const stockPresentersQuery = queryOptions({
  queryKey: ['/stock-presenters'],
  queryFn: ({ signal }) => get<StockPresenters>('/stock-presenters', { signal }),
});

export const stockRequest = ({ stock_id }: StockPresenter, name: string, free: boolean): NewCharacter => ({
  mode: 'stock',
  name,
  stock_id,
  free,
});

export const stockPrice = (free: boolean): string => (free ? t`Free` : formatPrice(flatPrices.character));
