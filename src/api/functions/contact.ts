import { contactInput } from '#domain/enquiries/contact.ts';
import { sendContactMessage } from '#services/enquiries/contact.server.ts';
import { problemMessage } from './problem-message.ts';
import { defineOperation } from './operation.ts';
import { tooManyRequests } from './too-many-requests.ts';

export const contactOperation = defineOperation({
  body: contactInput,
  explain: problemMessage,
  async run(input, { caller, attempt }) {
    const sent = await sendContactMessage(input, { actor: caller.actor, attempt });
    if (!sent.ok) return tooManyRequests(sent);
    return { ok: true, status: 201, body: { message: { id: sent.id } } };
  },
});
