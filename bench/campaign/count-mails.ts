import type { smtpSink } from '#tests/support/smtp-sink.ts';

export interface MailFigures {
  /** Mails that the server accepted. */
  accepted: number;
  /** Addresses among them. */
  readers: number;
  /** Message-IDs among them: a mail that was sent again has the same. */
  ids: number;
}

const header = (mail: string, name: string) =>
  new RegExp(`^${name}: (.+)$`, 'im').exec(mail)?.[1]?.trim() ?? '';

/** Reads what arrived and forgets the mails, which would fill the memory. */
export function countMails(sink: Awaited<ReturnType<typeof smtpSink>>) {
  const readers = new Set<string>();
  const ids = new Set<string>();
  let accepted = 0;
  const collect = () => {
    for (const mail of sink.taken.splice(0)) {
      accepted += 1;
      readers.add(header(mail, 'To'));
      ids.add(header(mail, 'Message-ID'));
    }
  };
  return {
    accepted(): number {
      collect();
      return accepted;
    },
    figures(): MailFigures {
      collect();
      return { accepted, readers: readers.size, ids: ids.size };
    },
  };
}
