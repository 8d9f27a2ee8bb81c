// The API key of a Greenroom client and the address of the service.
import type {
  IAuthenticateGeneric,
  ICredentialTestRequest,
  ICredentialType,
  Icon,
  INodeProperties,
} from 'n8n-workflow';

export class GreenroomApi implements ICredentialType {
  name = 'greenroomApi';
  displayName = 'Greenroom API';
  icon: Icon = 'file:../icons/greenroom.svg';
  documentationUrl = 'https://www.npmjs.com/package/n8n-nodes-greenroom';

  properties: INodeProperties[] = [
    {
      displayName: 'URL',
      name: 'url',
      type: 'string',
      default: '',
      required: true,
      placeholder: 'https://video.example.com',
      description: 'The address of your Greenroom service, without a path',
    },
    {
      displayName: 'API Key',
      name: 'apiKey',
      type: 'string',
      typeOptions: { password: true },
      default: '',
      required: true,
      description: 'The API page of the Greenroom dashboard shows and rotates it',
    },
  ];

  authenticate: IAuthenticateGeneric = {
    type: 'generic',
    properties: { headers: { Authorization: '=Bearer {{$credentials.apiKey}}' } },
  };

  test: ICredentialTestRequest = {
    request: { baseURL: '={{$credentials.url.replace(/[/]+$/, "")}}', url: '/api/partner/v1/usage/summary' },
  };
}
