import type { EnquiryAnswer } from './enquiry-answer.ts';

/**
 * Where scripts run the form is still there, with all that was typed. Without a connection it stays
 * as it is and says so, instead of giving way to an error page.
 */
export async function keepForm(send: () => Promise<EnquiryAnswer>): Promise<EnquiryAnswer> {
  try {
    const answer = await send();
    return answer.ok ? answer : { ...answer, typed: undefined };
  } catch {
    return { ok: false, reason: 'failed' };
  }
}
