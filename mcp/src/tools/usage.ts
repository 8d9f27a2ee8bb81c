// The tool for the balance and the charges.
import { UsageQuery, UsageSummary } from '@greenroom/contract/usage';
import { defineTool, reads } from '../tool.ts';

export const usageTools = [
  defineTool({
    name: 'get_usage',
    title: 'Get balance and charges',
    description: 'Returns the credits available, and the credits charged and videos made in a range of time.',
    annotations: reads,
    input: UsageQuery,
    output: UsageSummary,
    run: (range, { client, signal }) => client.usage.summary(range, { signal }),
  }),
];
