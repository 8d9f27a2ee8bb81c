// The commands on object stores.
import type { Command } from './command.ts';
import { members } from './format.ts';
import type { StorageMigration } from './storage.ts';

export const storageCommands: readonly Command[] = [
  {
    name: 'storage migrate',
    description:
      'Copies all stored files from STORAGE_FALLBACK to STORAGE while the service runs, and verifies their checksums. Run it again after an interruption: it continues. Exits with 1 if files could not be copied.',
    options: [],
    async run(services) {
      const json = await services.migrateStorage();
      const { missing: _, ...counts } = json;
      const problem = problemOf(json);
      const done = `All files are in ${json.to}. Remove STORAGE_FALLBACK from the settings.`;
      return { json, text: `${members(counts)}\n${problem ?? done}`, failed: problem !== undefined };
    },
  },
  {
    name: 'storage verify',
    description:
      'Compares the stored files with the database, in both directions, while the service runs. With --repair true, files that the database does not know are deleted once they are a day old. Exits with 1 if files are missing.',
    options: [{ name: 'repair', type: 'text', default: 'false' }],
    async run(services, values) {
      const json = await services.verifyStorage({ repair: values.flag('repair') });
      const { missing, ...counts } = json;
      const lines = [members(counts)];
      if (json.orphans > json.deleted_orphans)
        lines.push('Run with --repair true to delete the files without an owner.');
      if (missing.length > 0) lines.push('Restore the missing files from a backup:', ...missing);
      return { json, text: lines.join('\n'), failed: missing.length > 0 };
    },
  },
];

function problemOf({ from, to, late_objects, missing }: StorageMigration): string | undefined {
  const [first] = missing;
  if (first !== undefined)
    return `${missing.length === 100 ? 'At least 100' : missing.length} files could not be copied, because ${from} lacks them or has damaged ones, such as ${first}. Restore them from a backup, then run this command again.`;
  if (late_objects > 0)
    return `${late_objects} files were written to ${from} meanwhile: a process still runs with STORAGE=${from}. Restart it with STORAGE=${to}, then run this command again.`;
  return undefined;
}
