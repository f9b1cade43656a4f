import { redirect } from 'react-router';
import { z } from 'zod';
import { handleForm, type ServiceRejection } from '../../shared/forms/handle-form.server.ts';
import { undoParameter } from './intents.ts';

interface Removal {
  listUrl: string;
  remove(): Promise<{ ok: true; changeSet: string | null } | ServiceRejection>;
}

/** Removes a record and leads to its list, which offers to bring it back. */
export const submitRemoval = (form: FormData, { listUrl, remove }: Removal) =>
  handleForm(form, {
    schema: z.object({}),
    submit: async () => {
      const removed = await remove();
      if (!removed.ok) return removed;
      const undo = removed.changeSet ? `?${undoParameter}=${removed.changeSet}` : '';
      return redirect(`${listUrl}${undo}`);
    },
  });
