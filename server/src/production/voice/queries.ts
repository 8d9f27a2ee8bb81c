// Lists and deletes voices.
import type { Db } from '../../db/db.ts';
import type { Engines } from '../../engines/engines.ts';
import * as library from '../../library/voices.ts';

const show = ({ id, name, kind, language, createdAt }: library.Voice) => ({
  voice_id: id,
  name,
  kind,
  language,
  created_at: createdAt.toISOString(),
});

export type VoiceQueries = ReturnType<typeof createVoiceQueries>;

export const createVoiceQueries = (db: Db, engines: Pick<Engines, 'byName'>) => ({
  async list(client: string) {
    return { voices: (await library.listVoices(db, client)).map(show) };
  },
  async listForDashboard(client: string) {
    return (await library.listVoices(db, client)).map((voice) => {
      const { gender, language, engineData } = voice;
      const sound = engines.byName(engineData.engine)?.voiceLibrary?.sound?.(engineData.json, language) ?? null;
      return { ...show(voice), gender, sound };
    });
  },
  async delete(client: string, id: string) {
    await library.deleteVoice(db, client, id);
    return { deleted: true };
  },
});
