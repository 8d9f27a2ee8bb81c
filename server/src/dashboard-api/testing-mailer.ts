// A mailer for tests: it keeps what it was given, or fails.

export interface TestMail {
  to: string;
  subject: string;
  text: string;
}

/** `broken` makes every mail fail. `clear` forgets the mails and mends the mailer. */
export function createTestMailer() {
  const mails: TestMail[] = [];
  return {
    mails,
    broken: false,
    async send(mail: TestMail) {
      if (this.broken) throw new Error('refused by the server');
      mails.push(mail);
    },
    clear() {
      mails.splice(0);
      this.broken = false;
    },
  };
}
