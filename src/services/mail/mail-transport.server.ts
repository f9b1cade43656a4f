import { createTransport, type SendMailOptions } from 'nodemailer';
import { environment } from '#platform/environment.server.ts';

export interface MailTransport {
  sendMail(mail: SendMailOptions): Promise<unknown>;
}

/** Milliseconds. A mail server that hangs fails the attempt; nodemailer alone waits ten minutes. */
const timeouts = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  /** Silence in the middle of a conversation. Servers may take their time to check a mail. */
  socketTimeout: 30_000,
};

let configured: MailTransport | undefined;

/** The mail server of this installation, or undefined without SMTP_URL. */
export function mailTransport(): MailTransport | undefined {
  const { SMTP_URL, MAIL_FROM } = environment();
  if (!SMTP_URL) return undefined;
  configured ??= createMailTransport(SMTP_URL, MAIL_FROM);
  return configured;
}

/** What the address itself says about timeouts wins. */
export function createMailTransport(url: string, from: string | undefined): MailTransport {
  const address = new URL(url);
  for (const [name, value] of Object.entries(timeouts)) {
    if (!address.searchParams.has(name)) address.searchParams.set(name, `${value}`);
  }
  return createTransport(address.href, { from });
}
