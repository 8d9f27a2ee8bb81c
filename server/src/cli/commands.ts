// The greenroom commands as data: their words, their options, what they do and how they are told to people.

import { peopleCommands } from './people-commands.ts';
import type { CliServices } from './services.ts';
import { members, table } from './text.ts';

export interface Option {
  readonly name: string;
  readonly form: 'text' | 'credits';
  /** What holds where it is left out; undefined: it must be given. */
  readonly otherwise?: number;
  /** The least that is accepted of `credits`. */
  readonly least?: number;
}

/** By option; what was asked for is there, in its form. */
export interface Given {
  text(name: string): string;
  credits(name: string): number;
}

export interface Command {
  readonly words: string;
  readonly about: string;
  readonly options: readonly Option[];
  /** Answers the object for `--json`, the same for people, and whether something is wrong. */
  run(house: CliServices, given: Given): Promise<Outcome>;
}

export interface Outcome {
  readonly json: object;
  readonly text: string;
  readonly wrong?: boolean;
}

const client: Option = { name: 'client', form: 'text' };
const reason: Option = { name: 'reason', form: 'text' };

export const commands: readonly Command[] = [
  {
    words: 'client create',
    about: 'Makes a client with a key, which is shown once, and credits to begin with.',
    options: [
      { name: 'name', form: 'text' },
      { name: 'credits', form: 'credits', otherwise: 0, least: 0 },
    ],
    async run(house, given) {
      const json = await house.createClient({ name: given.text('name'), credits: given.credits('credits') });
      return { json, text: `${members(json)}\nThe key is shown this once.` };
    },
  },
  {
    words: 'client rotate-key',
    about: 'Replaces the key of a client; the old one is dead at once.',
    options: [client],
    async run(house, given) {
      const json = await house.rotateKey(given.text('client'));
      return { json, text: `${members(json)}\nThe key is shown this once; the old one is dead.` };
    },
  },
  {
    words: 'client list',
    about: 'Lists all clients, oldest first.',
    options: [],
    async run(house) {
      const json = await house.listClients();
      return { json, text: table(json.clients) || 'There are no clients.' };
    },
  },
  {
    words: 'client suspend',
    about: 'Suspends a client: its key is dead with the next request, what runs is finished.',
    options: [client, reason],
    async run(house, given) {
      const json = await house.suspendClient({ client: given.text('client'), reason: given.text('reason') });
      return { json, text: members(json) };
    },
  },
  {
    words: 'client resume',
    about: 'Ends the suspension of a client; its key is good again.',
    options: [client, reason],
    async run(house, given) {
      const json = await house.resumeClient({ client: given.text('client'), reason: given.text('reason') });
      return { json, text: members(json) };
    },
  },
  ...peopleCommands,
  {
    words: 'credits grant',
    about: 'Gives credits to a client.',
    options: [client, { name: 'credits', form: 'credits', least: 1 }],
    async run(house, given) {
      const json = await house.grantCredits({ client: given.text('client'), credits: given.credits('credits') });
      return { json, text: members(json) };
    },
  },
  {
    words: 'ledger verify',
    about: 'Recomputes every balance, hold and settlement from the entries, and compares purchases with them.',
    options: [],
    async run(house) {
      const json = await house.verifyLedger();
      const { problems, ...counts } = json;
      return { json, text: [members(counts), ...problems].join('\n'), wrong: !json.ok };
    },
  },
  {
    words: 'jobs list',
    about: 'Lists the latest jobs of a client, newest first.',
    options: [client],
    async run(house, given) {
      const json = await house.listJobs(given.text('client'));
      return { json, text: table(json.jobs) || 'There are no jobs.' };
    },
  },
  {
    words: 'jobs show',
    about: 'Shows a job with its steps, attempts, durations and what went wrong.',
    options: [{ name: 'id', form: 'text' }],
    async run(house, given) {
      const json = await house.showJob(given.text('id'));
      const { steps, ...job } = json;
      return { json, text: [members(job), '', table(steps) || 'No step has begun.'].join('\n') };
    },
  },
  {
    words: 'migrate',
    about: 'Brings the database up to date.',
    options: [],
    async run(house) {
      const json = await house.migrate();
      return { json, text: json.applied.map((name) => `applied ${name}`).join('\n') || 'The database is up to date.' };
    },
  },
];
