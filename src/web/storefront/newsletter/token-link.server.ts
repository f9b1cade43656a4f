import { z } from 'zod';
import { handleForm, type Submitted } from '../../shared/forms/handle-form.server.ts';

/** Opening such a link does nothing yet, because mail scanners open links too. The button does. */
export const loadTokenLink = ({ url }: { url: URL }) => ({ token: url.searchParams.get('token') });

/** The token in the address is all that counts. */
const noFields = z.object({});

/** The button of the page, and of mail programs, which post to the same address (RFC 8058). */
export function handleTokenLink<Result extends Submitted>(
  { url }: { url: URL },
  submit: (token: string) => Promise<Result>,
) {
  const token = url.searchParams.get('token') ?? '';
  return handleForm(new FormData(), { schema: noFields, submit: () => submit(token) });
}
