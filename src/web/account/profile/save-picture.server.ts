import type { RouterContextProvider } from 'react-router';
import { z } from 'zod';
import { removeAvatar, saveAvatar } from '#services/account/avatar.server.ts';
import { handleForm } from '../../shared/forms/handle-form.server.ts';
import { filesOf } from '../../shared/http/read-upload-form.server.ts';
import { ownerOf } from '../signed-in.server.ts';

const pictureInput = z.object({ remove: z.string().optional() });

export function savePicture(form: FormData, context: Readonly<RouterContextProvider>) {
  return handleForm(form, {
    schema: pictureInput,
    submit: async ({ remove }) => {
      const { customer, now, address } = ownerOf(context);
      if (remove !== undefined) {
        await removeAvatar(customer);
        return { ok: true as const, isRemoved: true };
      }
      const [file] = filesOf(form, 'picture');
      const result = await saveAvatar(customer, file, { now, address });
      if (result.ok || result.reason === 'rate_limited') return result;
      return { ...result, fields: { picture: result.reason } };
    },
  });
}
