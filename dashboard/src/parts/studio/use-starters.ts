// What a team without a presenter or a voice begins with: ready-made ones, which cost nothing and become its own when they are first needed.
import type { CharacterCreated } from '@greenroom/contract/characters';
import type { CharacterPage, NewCharacter, NewVoice } from '@greenroom/contract/dashboard/library';
import type { NewVideo } from '@greenroom/contract/videos';
import type { VoiceCreated } from '@greenroom/contract/voices';
import { useLocalStorage } from '@mantine/hooks';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { currentLanguage } from '../../lib/languages.ts';
import { useList } from '../../lib/query.ts';
import { useVisitor } from '../../lib/session.ts';
import { type StockPresenter, stockPresentersQuery, stockRequest } from '../library/stock-presenters.ts';
import type { StockVoiceChoice } from '../library/stock-voice-field.tsx';
import { stockVoiceName } from '../library/stock-voice-name.ts';
import type { Draft } from './draft.ts';
import { storageKey } from './storage-keys.ts';
import { useCreate } from './use-create.ts';
import { voicesQuery } from './voice-field.tsx';

const CHARACTERS = '/characters';

export type Starters = ReturnType<typeof useStarters>;

export function useStarters(draft: Draft) {
  const { client_id: client, suspended } = useVisitor();
  const queries = useQueryClient();
  const presenters = useList<CharacterPage['items'][number]>(CHARACTERS).items;
  const voices = useQuery(voicesQuery).data?.items;
  const hasPresenter = presenters?.length !== 0;
  const { data: stock, isPending: isLoading } = useQuery({ ...stockPresentersQuery, enabled: !hasPresenter });
  const [stockId, setStockId] = useLocalStorage<string | null>({
    key: storageKey(client, 'starter-presenter'),
    defaultValue: null,
  });
  const [chosenVoice, chooseVoice] = useLocalStorage<StockVoiceChoice | null>({
    key: storageKey(client, 'starter-voice'),
    defaultValue: null,
  });
  const presenter =
    hasPresenter || !stock?.free
      ? undefined
      : (stock.items.find(({ stock_id }) => stock_id === stockId) ?? stock.items[0]);
  const own = presenters?.find(({ character_id }) => character_id === draft.characterId);
  const suiting: StockVoiceChoice = {
    language: currentLanguage(),
    gender: (presenter ?? own)?.gender ?? 'female',
    variant: 0,
  };
  const voice = voices?.length === 0 ? (chosenVoice ?? suiting) : undefined;

  const presenterCreation = useCreate<NewCharacter, CharacterCreated>({
    path: CHARACTERS,
    storageKey: storageKey(client, 'presenter'),
  });
  const voiceCreation = useCreate<NewVoice, VoiceCreated>({ path: '/voices', storageKey: storageKey(client, 'voice') });

  // Both return once it is in the list, from which the draft selects it.
  const addPresenter = async (of: StockPresenter): Promise<string> => {
    const { character_id } = await presenterCreation.createNow(stockRequest(of, of.name, true));
    await queries.invalidateQueries({ queryKey: [CHARACTERS] });
    return character_id;
  };
  const addVoice = async (of: StockVoiceChoice): Promise<string> => {
    const { voice_id } = await voiceCreation.createNow({ kind: 'library', ...of, name: stockVoiceName(of) });
    await queries.invalidateQueries({ queryKey: voicesQuery.queryKey });
    return voice_id;
  };
  const addMissing = async (needsVoice: boolean) => {
    const [characterId, voiceId] = await Promise.all([
      presenter && addPresenter(presenter),
      needsVoice && voice ? addVoice(voice) : undefined,
    ]);
    return { characterId, voiceId };
  };
  const adoption = useMutation({
    mutationFn: async (request: NewVideo): Promise<NewVideo> => {
      const { characterId, voiceId } = await addMissing(request.voice_id !== undefined);
      return {
        ...request,
        character_id: characterId ?? request.character_id,
        ...(voiceId !== undefined && { voice_id: voiceId }),
      };
    },
  });
  return {
    /** Undefined: the team has presenters of its own, or the next one costs credits. */
    presenter,
    choosePresenter: ({ stock_id }: StockPresenter) => setStockId(stock_id),
    /** Makes the presenter the team's own, and the voice too, so that pictures and clips can be drawn; undefined: it is. */
    addMissing: presenter && !suspended ? addMissing : undefined,
    /** The team has no presenter, and none is chosen for it. */
    lacksPresenter: !hasPresenter && !isLoading && !presenter,
    /** Undefined: the team has voices of its own. */
    voice,
    chooseVoice,
    addVoice: voice && !suspended ? () => addVoice(voice) : undefined,
    /** The draft with the ids of starters in place of missing ones: it lacks neither. */
    fill: (of: Draft): Draft => ({
      ...of,
      characterId: of.characterId ?? presenter?.stock_id ?? null,
      voiceId: of.voiceId ?? (voice ? stockVoiceName(voice) : null),
    }),
    /** The request for a filled draft, once the starters in it are the team's own. */
    adopt: adoption.mutateAsync,
    adoption,
  };
}
