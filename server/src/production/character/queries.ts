// Lists, shows and deletes characters.
import type { CharacterPage } from '@greenroom/contract/dashboard/library';
import type { CursorQuery } from '@greenroom/contract/dashboard/paging';
import type { Db } from '../../db/db.ts';
import { pageOf } from '../../http/page-of.ts';
import type { AssetUrls } from '../../library/asset-urls.ts';
import * as library from '../../library/characters.ts';
import { portraitUrl } from '../../library/previews.ts';
import { genderIn } from '../presenter-gender.ts';

export type CharacterQueries = ReturnType<typeof createCharacterQueries>;

export const createCharacterQueries = ({ db, assetUrls }: { db: Db; assetUrls: AssetUrls }) => {
  const show = ({ id, name, mode, sheetPath, createdAt }: library.Character) => ({
    character_id: id,
    name,
    mode,
    sheet_image_url: assetUrls.of(sheetPath),
    created_at: createdAt.toISOString(),
  });
  const inDashboard = async (found: readonly library.Character[]) => {
    const uses = await library.findLastUses(
      db,
      found.map(({ id }) => id),
    );
    return (character: library.Character) => ({
      ...show(character),
      portrait_url: portraitUrl(character.sheetPath, assetUrls),
      ready_made: character.stock,
      gender: genderIn(character.sheetText ?? ''),
      last_used_at: uses.get(character.id)?.toISOString() ?? null,
    });
  };
  return {
    async get(client: string, id: string) {
      const character = await library.getCharacter(db, client, id);
      return { ...show(character), character_sheet_text: character.sheetText };
    },
    async getForDashboard(client: string, id: string) {
      const character = await library.getCharacter(db, client, id);
      return { ...(await inDashboard([character]))(character), character_sheet_text: character.sheetText };
    },
    async list(client: string, limit: number) {
      return { characters: (await library.listCharacters(db, client, limit)).map(show) };
    },
    async page(client: string, { cursor, limit }: CursorQuery): Promise<CharacterPage> {
      const found = await library.listCharacters(db, client, limit + 1, cursor);
      return pageOf(found, limit, await inDashboard(found));
    },
    async delete(client: string, id: string) {
      await library.deleteCharacter(db, client, id);
      return { deleted: true };
    },
  };
};
