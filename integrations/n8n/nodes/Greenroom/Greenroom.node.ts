// The Greenroom node: videos, presenters, voices, speech, images and files of one account.
import {
  type IExecuteFunctions,
  type INodeExecutionData,
  type INodeType,
  type INodeTypeDescription,
  NodeConnectionTypes,
  NodeOperationError,
} from 'n8n-workflow';
import { fields } from './fields';
import { operations } from './operations';

export class Greenroom implements INodeType {
  description: INodeTypeDescription = {
    displayName: 'Greenroom',
    name: 'greenroom',
    icon: 'file:../../icons/greenroom.svg',
    group: ['output'],
    version: 1,
    subtitle: '={{$parameter["operation"] + ": " + $parameter["resource"]}}',
    description: 'Turn scripts into vertical videos fronted by an AI presenter',
    defaults: { name: 'Greenroom' },
    inputs: [NodeConnectionTypes.Main],
    outputs: [NodeConnectionTypes.Main],
    usableAsTool: true,
    credentials: [{ name: 'greenroomApi', required: true }],
    properties: fields,
  };

  async execute(this: IExecuteFunctions): Promise<INodeExecutionData[][]> {
    const results: INodeExecutionData[] = [];
    for (let index = 0; index < this.getInputData().length; index++) {
      const pairedItem = { item: index };
      try {
        const resource = this.getNodeParameter('resource', index) as string;
        const operation = operations[resource]?.[this.getNodeParameter('operation', index) as string];
        if (!operation)
          throw new NodeOperationError(this.getNode(), 'The operation does not exist.', { itemIndex: index });
        for (const result of await operation({ node: this, index })) results.push({ ...result, pairedItem });
      } catch (error) {
        if (!this.continueOnFail()) throw new NodeOperationError(this.getNode(), error as Error, { itemIndex: index });
        results.push({ json: { error: (error as Error).message }, pairedItem });
      }
    }
    return [results];
  }
}
