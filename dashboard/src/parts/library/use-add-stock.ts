// Makes a stock presenter one of the team's own.
import type { CharacterCreated } from '@greenroom/contract/characters';
import type { NewCharacter } from '@greenroom/contract/dashboard/library';
import { useVisitor } from '../../lib/session.ts';
import { storageKey } from '../studio/storage-keys.ts';
import { useCreate } from '../studio/use-create.ts';
import { type StockPresenter, stockRequest } from './stock-presenters.ts';

export function useAddStock(onCreated: (characterId: string) => void) {
  const { client_id, suspended } = useVisitor();
  const { create, pending, error } = useCreate<NewCharacter, CharacterCreated>({
    path: '/characters',
    storageKey: storageKey(client_id, 'presenter'),
    onCreated: ({ character_id }) => onCreated(character_id),
  });
  return {
    add: (presenter: StockPresenter, free: boolean) => create(stockRequest(presenter, presenter.name, free)),
    /** Of the one that is being added. */
    pendingId: pending?.mode === 'stock' ? pending.stock_id : undefined,
    isDisabled: suspended,
    error,
  };
}
