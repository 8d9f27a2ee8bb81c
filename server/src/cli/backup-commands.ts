// The commands that make and restore backups.
import type { Command } from './command.ts';
import { members } from './format.ts';

const LATEST = 'latest';

export const backupCommands: readonly Command[] = [
  {
    name: 'backup',
    description:
      'Backs up the database and all stored files to a folder or a bucket (s3://NAME), while the service runs. One that has backups already only gets the files that are new.',
    options: [{ name: 'to', type: 'path' }],
    async run(services, values) {
      const json = await services.createBackup(values.text('to'));
      return { json, text: members(json) };
    },
  },
  {
    name: 'restore',
    description:
      'Restores a backup of a folder or bucket, by default the latest, into an empty database. Stop the service first.',
    options: [
      { name: 'from', type: 'path' },
      { name: 'backup', type: 'text', default: LATEST },
    ],
    async run(services, values) {
      const id = values.text('backup');
      const json = await services.restoreBackup({ from: values.text('from'), id: id === LATEST ? undefined : id });
      return {
        json,
        text: `${members(json)}\nRun \`greenroom ledger verify --all true\`, then start the service.`,
      };
    },
  },
];
