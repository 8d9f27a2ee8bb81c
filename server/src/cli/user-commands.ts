// The greenroom commands for users and operators.
import { type Command, clientOption as client, type Option } from './command.ts';
import { members, table } from './format.ts';

const email: Option = { name: 'email', type: 'text' };

const UNVERIFIED =
  'The e-mail address is not confirmed. Using the link removes the password, passkeys and providers of this user and, for a client that they created, its API key, invitations and other members.';

export const userCommands: readonly Command[] = [
  {
    name: 'user list',
    description: 'Lists all users, oldest first.',
    options: [],
    async run(services) {
      const json = await services.listUsers();
      return { json, text: table(json.users) || 'No users.' };
    },
  },
  {
    name: 'user invite',
    description: 'Creates a link to join a client as an owner. It works once, for a week.',
    options: [client],
    async run(services, values) {
      const json = await services.invite({ client: values.text('client'), role: 'owner' });
      return { json, text: `${members(json)}\nCopy the link now; it is not shown again.` };
    },
  },
  {
    name: 'user promote',
    description: 'Makes a user an operator, who can see and manage all clients on the dashboard.',
    options: [email],
    async run(services, values) {
      const json = await services.setOperator({ email: values.text('email'), operator: true });
      return { json, text: members(json) };
    },
  },
  {
    name: 'user demote',
    description: 'Removes the operator role from a user.',
    options: [email],
    async run(services, values) {
      const json = await services.setOperator({ email: values.text('email'), operator: false });
      return { json, text: members(json) };
    },
  },
  {
    name: 'user create-reset-link',
    description: 'Creates a link with which a user sets a new password. It works once, for an hour.',
    options: [email],
    async run(services, values) {
      const json = await services.createResetLink(values.text('email'));
      const notes = [
        'Anyone with the link can sign in as this user. Send it securely.',
        ...(json.verified ? [] : [UNVERIFIED]),
      ];
      return { json, text: [members(json), ...notes].join('\n') };
    },
  },
  {
    name: 'user reset-two-factor',
    description: 'Turns off the two-factor authentication of a user who has lost the phone and the recovery codes.',
    options: [email, { name: 'reason', type: 'text' }],
    async run(services, values) {
      const json = await services.resetTwoFactor({ email: values.text('email'), reason: values.text('reason') });
      return { json, text: `${members(json)}\nThe password alone signs in again. Verify who asked you for this.` };
    },
  },
  {
    name: 'user remove-passkeys',
    description: 'Removes all passkeys of a user, such as after a device was stolen, and ends the sessions.',
    options: [email, { name: 'reason', type: 'text' }],
    async run(services, values) {
      const json = await services.removePasskeys({ email: values.text('email'), reason: values.text('reason') });
      return { json, text: members(json) };
    },
  },
];
