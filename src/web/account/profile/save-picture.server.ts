import type { RouterContextProvider } from 'react-router';
import { z } from 'zod';
import { systemClock } from '#platform/clock.ts';
import { removeAvatar, saveAvatar } from '#services/account/avatar.server.ts';
import { handleForm } from '../../shared/forms/handle-form.server.ts';
import { filesOf } from '../../shared/read-upload-form.server.ts';
import { signedIn } from '../signed-in.server.ts';

const pictureInput = z.object({ remove: z.string().optional() });

export function savePicture(form: FormData, context: Readonly<RouterContextProvider>) {
  return handleForm(form, {
    schema: pictureInput,
    submit: async ({ remove }) => {
      const { actor } = signedIn(context);
      if (remove !== undefined) {
        await removeAvatar(actor);
        return { ok: true as const, isRemoved: true };
      }
      const result = await saveAvatar(actor, filesOf(form, 'picture')[0], systemClock.now());
      if (result.ok || result.reason === 'rate_limited') return result;
      return { ...result, fields: { picture: result.reason } };
    },
  });
}
