// Stock presenters: faces that are known before they are created.
import type { StockPresenter } from '@greenroom/engine-kit/ports/character-sheet';
import type { Engines, EngineWith } from '../../engines/engines.ts';

export interface Stock {
  engine: EngineWith<'characterSheet'>;
  presenters: readonly StockPresenter[];
}

/** Those of the first engine for new characters that has any; undefined if none has. */
export function stockOf(engines: Engines): Stock | undefined {
  for (const engine of engines.candidates('characterSheet')) {
    const presenters = engine.characterSheet.stock;
    if (presenters?.length) return { engine, presenters };
  }
  return undefined;
}
