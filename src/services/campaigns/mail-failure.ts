/** What a failure of the mail server means for one mail. */
export type MailFailure =
  /** The server rejects this address for good. */
  | 'bounced'
  /** The server does not accept this mail. */
  | 'failed'
  /** The server asks to try this address again later. */
  | 'later'
  /** The server itself does not work: no other mail would pass either. */
  | 'server';

interface SmtpError {
  code?: unknown;
  responseCode?: unknown;
  command?: unknown;
}

/** Reads what nodemailer throws. Anything unknown is taken for a failure of the server. */
export function mailFailureOf(error: unknown): MailFailure {
  const { code, responseCode, command } = (error ?? {}) as SmtpError;
  if (typeof responseCode !== 'number') return 'server';
  const isFinal = responseCode >= 500;
  if (code === 'EENVELOPE' && command !== 'MAIL FROM') return isFinal ? 'bounced' : 'later';
  if (code === 'EMESSAGE') return isFinal ? 'failed' : 'later';
  return 'server';
}
