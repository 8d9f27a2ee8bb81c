// The commands about engines: which are chosen, what they cost, and whether they work.
import type { Command } from './command.ts';
import type { CheckRow } from './engines.ts';
import { table } from './format.ts';

export const engineCommands: readonly Command[] = [
  {
    name: 'engine list',
    description: 'Lists the engines and models of each kind of work, and the engines that are not set up.',
    options: [],
    async run(services) {
      const json = await services.listEngines();
      return { json, text: [table(json.ports), '', table(json.not_set_up)].join('\n').trimEnd() };
    },
  },
  {
    name: 'engine rates',
    description: 'Prints the prices of providers. Save the JSON to a file, change it and name it in ENGINE_RATES.',
    options: [],
    async run(services) {
      const { rates } = await services.listRates();
      return { json: rates, text: table(rates) || 'No prices.' };
    },
  },
  {
    name: 'engine pace',
    description:
      'Compares the length of speech in the latest videos with its estimate, and says which SPEECH_PACE fits.',
    options: [],
    async run(services) {
      const json = await services.listPaces();
      return { json, text: table(json.paces) || 'No videos with a script yet.' };
    },
  },
  {
    name: 'engine check',
    description:
      'Says what the smallest call of each chosen engine costs. With --run true, makes these calls and says whether they work.',
    options: [
      { name: 'engine', type: 'text', default: '' },
      { name: 'run', type: 'text', default: 'false' },
    ],
    async run(services, values) {
      const run = values.flag('run');
      const json = await services.checkEngines({ engine: values.text('engine') || undefined, run });
      const total = json.checks.reduce((sum, { usd }) => sum + (usd ?? 0), 0);
      const unknown = json.checks.filter(({ usd }) => usd === null).length;
      const cost = `All calls together cost $${total.toFixed(4)}${unknown > 0 ? `, and ${unknown} of them an unknown price` : ''}.`;
      const hint = run ? [] : [cost, 'Add --run true to make these calls.'];
      return { json, text: [table(json.checks.map(shown)), ...hint].join('\n'), failed: !json.ok };
    },
  },
];

const shown = ({ usd, ok, ...row }: CheckRow) => ({
  ...row,
  usd: usd === null ? 'unknown' : usd.toFixed(4),
  status: ok === null ? 'not tried' : ok ? 'works' : 'FAILED',
});
