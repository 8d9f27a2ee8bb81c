// Lists and deletes voices.
import type { Db } from '../../db/db.ts';
import * as library from '../../library/voices.ts';

export type VoiceQueries = ReturnType<typeof createVoiceQueries>;

export const createVoiceQueries = (db: Db) => ({
  async list(client: string) {
    const voices = await library.listVoices(db, client);
    return {
      voices: voices.map(({ id, name, kind, language, createdAt }) => ({
        voice_id: id,
        name,
        kind,
        language,
        created_at: createdAt.toISOString(),
      })),
    };
  },
  async delete(client: string, id: string) {
    await library.deleteVoice(db, client, id);
    return { deleted: true };
  },
});
