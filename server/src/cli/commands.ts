// The table of greenroom commands.
import { backupCommands } from './backup-commands.ts';
import { type Command, clientOption as client, type Option } from './command.ts';
import { engineCommands } from './engine-commands.ts';
import { members, table } from './format.ts';
import { storageCommands } from './storage-commands.ts';
import { userCommands } from './user-commands.ts';

const reason: Option = { name: 'reason', type: 'text' };

export const commands: readonly Command[] = [
  {
    name: 'client create',
    description: 'Creates a client (a customer’s account) with an API key and optional credits. The key is shown once.',
    options: [
      { name: 'name', type: 'text' },
      { name: 'credits', type: 'credits', default: 0 },
    ],
    async run(services, values) {
      const json = await services.createClient({ name: values.text('name'), credits: values.credits('credits') });
      return { json, text: `${members(json)}\nCopy the key now; it is not shown again.` };
    },
  },
  {
    name: 'client rotate-key',
    description: 'Replaces the API key of a client. The old key stops working at once.',
    options: [client],
    async run(services, values) {
      const json = await services.rotateKey(values.text('client'));
      return { json, text: `${members(json)}\nCopy the key now; it is not shown again. The old key no longer works.` };
    },
  },
  {
    name: 'client rotate-test-key',
    description:
      'Creates or replaces the test key of a client, for videos with a watermark that are free for the client.',
    options: [client],
    async run(services, values) {
      const json = await services.rotateTestKey(values.text('client'));
      return { json, text: `${members(json)}\nCopy the key now; it is not shown again.` };
    },
  },
  {
    name: 'client list',
    description: 'Lists all clients, oldest first.',
    options: [],
    async run(services) {
      const json = await services.listClients();
      return { json, text: table(json.clients) || 'No clients.' };
    },
  },
  {
    name: 'client delete',
    description:
      'Deletes a client for good: access ends at once, its jobs are cancelled, and its data is erased in the background. `client list` shows the progress. CONFIRM is the name of the client. `--forfeit true` also removes its remaining credits.',
    options: [client, { name: 'confirm', type: 'text' }, { name: 'forfeit', type: 'text', default: 'false' }],
    async run(services, values) {
      const json = await services.deleteClient({
        client: values.text('client'),
        confirm: values.text('confirm'),
        forfeit: values.flag('forfeit'),
      });
      return { json, text: `${members(json)}\nErasing…` };
    },
  },
  {
    name: 'client suspend',
    description: 'Suspends a client: its API key stops working at once, and running jobs finish.',
    options: [client, reason],
    async run(services, values) {
      const json = await services.suspendClient({ client: values.text('client'), reason: values.text('reason') });
      return { json, text: members(json) };
    },
  },
  {
    name: 'client resume',
    description: 'Ends the suspension of a client. Its API key works again.',
    options: [client, reason],
    async run(services, values) {
      const json = await services.resumeClient({ client: values.text('client'), reason: values.text('reason') });
      return { json, text: members(json) };
    },
  },
  ...userCommands,
  ...engineCommands,
  ...backupCommands,
  ...storageCommands,
  {
    name: 'credit grant',
    description: 'Adds credits to a client.',
    options: [client, { name: 'credits', type: 'credits', min: 1 }],
    async run(services, values) {
      const json = await services.grantCredits({ client: values.text('client'), credits: values.credits('credits') });
      return { json, text: members(json) };
    },
  },
  {
    name: 'ledger verify',
    description:
      'Recomputes balances, holds, settlements and usage totals from the ledger entries and compares purchases with them. Then closes the months that ended: later runs begin after them, unless `--all true` verifies everything again. Exits with 1 if something differs.',
    options: [{ name: 'all', type: 'text', default: 'false' }],
    async run(services, values) {
      const json = await services.verifyLedger({ all: values.flag('all') });
      const { problems, ...counts } = json;
      return { json, text: [members(counts), ...problems].join('\n'), failed: !json.ok };
    },
  },
  {
    name: 'job list',
    description: 'Lists the latest 100 jobs of a client, newest first.',
    options: [client],
    async run(services, values) {
      const json = await services.listJobs(values.text('client'));
      return { json, text: table(json.jobs) || 'No jobs.' };
    },
  },
  {
    name: 'job show',
    description: 'Shows a job with its steps, attempts, durations and errors.',
    options: [{ name: 'id', type: 'text' }],
    async run(services, values) {
      const json = await services.showJob(values.text('id'));
      const { steps, ...job } = json;
      return { json, text: [members(job), '', table(steps) || 'No steps are recorded.'].join('\n') };
    },
  },
  {
    name: 'migrate',
    description:
      'Migrates the database to the current schema, while processes of the version before run. Refuses a migration after which they would fail, unless `--stopped true` says that all are stopped. `npm start` migrates itself.',
    options: [{ name: 'stopped', type: 'text', default: 'false' }],
    async run(services, values) {
      const json = await services.migrate({ stopped: values.flag('stopped') });
      return { json, text: json.applied.map((name) => `applied ${name}`).join('\n') || 'The database is up to date.' };
    },
  },
];
