import { data } from 'react-router';
import { z } from 'zod';
import { blockInput, deleteUserInput, pointsInput, roleInput } from '#domain/users/user-actions.ts';
import type { Staff } from '#services/shared/staff.ts';
import { adjustPoints } from '#services/users/adjust-points.server.ts';
import { blockUser, unblockUser } from '#services/users/block-user.server.ts';
import { deleteUser } from '#services/users/delete-user.server.ts';
import { grantRole } from '#services/users/grant-role.server.ts';
import { revokeRole } from '#services/users/revoke-role.server.ts';
import { sendResetMail } from '#services/users/send-reset-mail.server.ts';
import { signOutUser } from '#services/users/sign-out-user.server.ts';
import { handleForm } from '../../shared/forms/handle-form.server.ts';
import { isUserIntent, type UserIntent } from './user-intents.ts';

const nothing = z.object({});

/** Does what one of the page's forms asks for; its field `intent` says which. */
export function changeUser(form: FormData, userId: string, staff: Staff) {
  const intent = form.get('intent');
  if (!isUserIntent(intent)) throw data(null, { status: 400 });
  return handlers[intent](form, userId, staff);
}

type Handler = (
  form: FormData,
  userId: string,
  staff: Staff,
) => ReturnType<typeof handleForm<z.ZodType, { ok: true }>>;

const handlers: Record<UserIntent, Handler> = {
  grantRole: (form, userId, staff) =>
    handleForm(form, {
      schema: roleInput,
      submit: (role) => grantRole({ userId, ...role }, staff),
    }),
  revokeRole: (form, userId, staff) =>
    handleForm(form, {
      schema: roleInput,
      submit: (role) => revokeRole({ userId, ...role }, staff),
    }),
  signOut: (form, userId, staff) =>
    handleForm(form, { schema: nothing, submit: () => signOutUser(userId, staff) }),
  resetMail: (form, userId, staff) =>
    handleForm(form, { schema: nothing, submit: () => sendResetMail(userId, staff) }),
  block: (form, userId, staff) =>
    handleForm(form, {
      schema: blockInput,
      submit: async (block) => {
        const result = await blockUser({ userId, ...block }, staff);
        if (result.ok || result.reason !== 'day_in_past') return result;
        return { ok: false, reason: 'invalid_input', fields: { lastDay: 'day_in_past' } };
      },
    }),
  unblock: (form, userId, staff) =>
    handleForm(form, { schema: nothing, submit: () => unblockUser(userId, staff) }),
  adjustPoints: (form, userId, staff) =>
    handleForm(form, {
      schema: pointsInput,
      submit: (change) => adjustPoints({ userId, ...change }, staff),
    }),
  deleteUser: (form, userId, staff) =>
    handleForm(form, {
      schema: deleteUserInput,
      submit: ({ email }) => deleteUser({ userId, email }, staff),
    }),
};
