import type { SendMailOptions } from 'nodemailer';
import { environment } from '#platform/environment.server.ts';

interface StoredMail {
  /** The same for every attempt, so that mailboxes recognise a repeated mail. */
  id: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  unsubscribeUrl: string | null;
}

/** A mail as it is sent. */
export const mailMessage = (mail: StoredMail): SendMailOptions => ({
  to: mail.recipient,
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  headers: unsubscribeHeaders(mail.unsubscribeUrl),
  messageId: `<${mail.id}@${new URL(environment().PUBLIC_URL).hostname}>`,
});

/** RFC 8058: the mail program can unsubscribe its user with one click. */
const unsubscribeHeaders = (url: string | null): Record<string, string> =>
  url
    ? { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
    : {};
