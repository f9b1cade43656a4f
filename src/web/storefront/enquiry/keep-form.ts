import type { EnquiryAnswer } from './enquiry-answer.ts';

/** Without a connection the form stays as it is and says so, instead of giving way to an error page. */
export async function keepForm(send: () => Promise<EnquiryAnswer>): Promise<EnquiryAnswer> {
  try {
    return await send();
  } catch {
    return { ok: false, reason: 'failed' };
  }
}
