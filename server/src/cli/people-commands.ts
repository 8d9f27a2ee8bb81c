// The greenroom commands about people.
import type { Command, Option } from './commands.ts';
import { members, table } from './text.ts';

const email: Option = { name: 'email', form: 'text' };
const client: Option = { name: 'client', form: 'text' };

const UNPROVED =
  'The address was never proved. With the link, the password and providers of this user end, and of a client that they opened the API key, the invitations and the other members.';

export const peopleCommands: readonly Command[] = [
  {
    words: 'user list',
    about: 'Lists all who can sign in, oldest first.',
    options: [],
    async run(house) {
      const json = await house.listUsers();
      return { json, text: table(json.users) || 'There are no users.' };
    },
  },
  {
    words: 'user invite',
    about: 'Makes a link by which somebody joins a client as its owner. It works once, for a week.',
    options: [client],
    async run(house, given) {
      const json = await house.invite({ client: given.text('client'), role: 'owner' });
      return { json, text: `${members(json)}\nThe link is shown this once.` };
    },
  },
  {
    words: 'user promote',
    about: 'Makes a user an operator, who sees and manages every client on the dashboard.',
    options: [email],
    async run(house, given) {
      const json = await house.setOperator({ email: given.text('email'), operator: true });
      return { json, text: members(json) };
    },
  },
  {
    words: 'user demote',
    about: 'Makes an operator an ordinary user again.',
    options: [email],
    async run(house, given) {
      const json = await house.setOperator({ email: given.text('email'), operator: false });
      return { json, text: members(json) };
    },
  },
  {
    words: 'user reset-link',
    about: 'Makes a link by which a user chooses a new password. It works once, for an hour.',
    options: [email],
    async run(house, given) {
      const json = await house.makeResetLink(given.text('email'));
      const notes = [
        'Whoever has the link can sign in as this user: pass it on safely.',
        ...(json.proved ? [] : [UNPROVED]),
      ];
      return { json, text: [members(json), ...notes].join('\n') };
    },
  },
];
