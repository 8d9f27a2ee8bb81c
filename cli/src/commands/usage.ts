// Commands for the balance, charges and the job history.
import type { Page, UsageRange } from '@greenroom/sdk';
import { bodyOf, type Command, pageOptions } from '../command.ts';

export const usageCommands: readonly Command[] = [
  {
    name: 'usage',
    about: 'Shows the balance, and the charges and jobs of a range.',
    options: [
      {
        name: 'from',
        type: 'text',
        about: 'Such as 2030-01-01T00:00:00Z. By default the start of the current month (UTC).',
      },
      { name: 'to', type: 'text', about: 'By default now.' },
    ],
    run: async ({ connect }, given) => ({ print: await (await connect()).usage.summary(bodyOf<UsageRange>(given)) }),
  },
  {
    name: 'job list',
    about: 'Lists jobs with their charges, newest first.',
    options: pageOptions,
    run: async ({ connect }, given) => ({ print: await (await connect()).usage.jobs(bodyOf<Page>(given)) }),
  },
  {
    name: 'job get',
    about: 'Shows the status of a job.',
    parameters: ['id'],
    run: async ({ connect }, { parameters }) => ({ print: await (await connect()).jobs.status(parameters.id!) }),
  },
];
