// Tests sending e-mail to an SMTP server that accepts it, and to one that rejects it.
import { afterAll, expect, test } from 'vitest';
import { createMailer } from './mail.ts';
import { startTestSmtp } from './testing-smtp.ts';

const [kind, harsh] = await Promise.all([startTestSmtp(), startTestSmtp({ refuses: true })]);
afterAll(() => {
  kind.close();
  harsh.close();
});

const mail = { to: 'ada@example.com', subject: 'Ein Gruß', text: 'Hello,\nhttp://127.0.0.1:8080/reset#abc\n' };

test('an e-mail has the given recipient and the configured sender', async () => {
  await createMailer({ url: kind.url, from: 'Greenroom <g@example.com>' }).send(mail);
  expect(kind.said).toContain('MAIL FROM:<g@example.com>');
  expect(kind.said).toContain('RCPT TO:<ada@example.com>');
  expect(kind.said.join('\n')).toContain('http://127.0.0.1:8080/reset#abc');
});

test('a recipient cannot contain a second one', async () => {
  const before = kind.said.length;
  for (const to of ['ada@example.com\r\nBcc: eve@example.com', 'ada@example.com, eve@example.com']) {
    await createMailer({ url: kind.url, from: 'g@example.com' })
      .send({ ...mail, to })
      .catch(() => undefined);
  }
  expect(kind.said.slice(before).filter((line) => /^(RCPT TO:<|Bcc: ?)eve@/i.test(line))).toEqual([]);
});

test('the error of the server is thrown', async () => {
  await expect(createMailer({ url: harsh.url, from: 'g@example.com' }).send(mail)).rejects.toThrow('no such mailbox');
});
