// Presenters for tests.
import type { EngineData } from '../ports/engine-data.ts';
import type { Presenter } from '../ports/presenter.ts';
import type { LocalFile } from '../step-context.ts';
import { portraitFile } from './portraits.ts';

/** A presenter with this likeness; without one, a presenter of another engine: pictures and a description. */
export const testPresenter = (likeness?: EngineData): Presenter => ({
  likeness,
  portrait: portraitFile as LocalFile,
  sheet: portraitFile as LocalFile,
  description: 'A man in his fifties with a short grey beard.',
});
