import { randomUUID } from 'node:crypto';
import { redirect } from 'react-router';
import { z } from 'zod';
import {
  answerInput,
  assignInput,
  enquiryMoveInput,
  noteInput,
} from '#domain/enquiries/staff-forms.ts';
import { addEnquiryNote } from '#services/enquiries/add-enquiry-note.server.ts';
import { answerEnquiry } from '#services/enquiries/answer-enquiry.server.ts';
import { assignEnquiry } from '#services/enquiries/assign-enquiry.server.ts';
import { deleteEnquiry } from '#services/enquiries/delete-enquiry.server.ts';
import type { EnquiryRef } from '#services/enquiries/enquiry-tables.ts';
import { moveEnquiry } from '#services/enquiries/move-enquiry.server.ts';
import type { Staff } from '#services/shared/staff.ts';
import { handleForm } from '../../../shared/forms/handle-form.server.ts';
import { intents } from './intents.ts';

/** Any form of the page of a request or message; `intent` says which. */
export function submitEnquiryForm(
  form: FormData,
  enquiry: EnquiryRef,
  { staff, listUrl }: { staff: Staff; listUrl: string },
) {
  const { actor } = staff;
  switch (form.get('intent')) {
    case intents.answer:
      return handleForm(form, {
        schema: answerInput,
        submit: async (input) => withNextKey(await answerEnquiry(enquiry, input, staff)),
      });
    case intents.note:
      return handleForm(form, {
        schema: noteInput,
        submit: async (input) => withNextKey(await addEnquiryNote(enquiry, input, actor)),
      });
    case intents.assign:
      return handleForm(form, {
        schema: assignInput,
        submit: (input) => assignEnquiry(enquiry, input, staff),
      });
    case intents.remove:
      return handleForm(form, {
        schema: z.object({}),
        submit: async () => {
          const deleted = await deleteEnquiry(enquiry, actor);
          return deleted.ok ? redirect(listUrl) : deleted;
        },
      });
    default:
      return handleForm(form, {
        schema: enquiryMoveInput,
        submit: (input) => moveEnquiry(enquiry, input, staff),
      });
  }
}

/** What the same form sends next is something new. */
const withNextKey = <Result extends { ok: boolean }>(result: Result) =>
  result.ok ? { ...result, nextKey: randomUUID() } : result;
