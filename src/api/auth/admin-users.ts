import type { Context } from 'hono';
import { createUser } from '#services/users/create-user.server.ts';
import { deleteUser } from '#services/users/delete-user.server.ts';
import { listUserAccounts } from '#services/users/list-users.server.ts';
import { softDeleteUser } from '#services/users/soft-delete-user.server.ts';
import { updateUserAccount } from '#services/users/update-user.server.ts';
import { readJsonBody } from '#platform/http/read-json-body.ts';
import type { ApiScope } from '../shared/scope.ts';
import { requireNamedUser, requireSecretKey } from './admin-access.ts';
import { adminUserBody, banEnd } from './admin-requests.ts';
import { sendError, sendRejection } from './errors.ts';
import { rejectPhone } from './phone.ts';
import { email as emailInput, parseBody, parseInput } from './requests.ts';
import { userJson } from './user-json.ts';

const largestPage = 1000;

export async function adminListUsers(context: Context<ApiScope>, now: Date) {
  const access = await requireSecretKey(context, now);
  if (!access.ok) return access.response;
  const page = wholeNumber(context.req.query('page'), 1);
  const perPage = wholeNumber(context.req.query('per_page'), 50);
  if (page === null || perPage === null) {
    return sendError(context, 400, 'validation_failed', 'Bad Pagination Parameters');
  }
  const size = Math.min(Math.max(perPage, 1), largestPage);
  const { accounts, total } = await listUserAccounts(Math.max(page, 1), size);
  const lastPage = Math.ceil(total / size);
  const linkTo = (number: number, rel: string) => {
    const query = new URLSearchParams({ page: String(number), per_page: String(size) });
    return `</admin/users?${query.toString()}>; rel="${rel}"`;
  };
  const links = [...(lastPage > page ? [linkTo(page + 1, 'next')] : []), linkTo(lastPage, 'last')];
  context.header('Link', links.join(', '));
  context.header('X-Total-Count', String(total));
  return context.json({ users: accounts.map(userJson), aud: 'authenticated' });
}

function wholeNumber(text: string | undefined, standard: number): number | null {
  if (!text) return standard;
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
}

export async function adminCreateUser(context: Context<ApiScope>, now: Date) {
  const access = await requireSecretKey(context, now);
  if (!access.ok) return access.response;
  const body = await parseBody(context, adminUserBody);
  if (!body.ok) return body.response;
  const { id, email, phone, password, user_metadata, app_metadata } = body.data;
  if (phone) return rejectPhone(context, 'Phone signups are disabled');
  if (!email) {
    const message = 'Cannot create a user without either an email or phone';
    return sendError(context, 400, 'validation_failed', message);
  }
  const address = parseInput(context, emailInput, email);
  if (!address.ok) return address.response;
  const ban = banEnd(body.data.ban_duration, now);
  if (!ban.ok) return sendError(context, 400, 'validation_failed', ban.message);
  const result = await createUser(
    {
      ...{ id, email: address.data, password, isConfirmed: body.data.email_confirm === true },
      userMetadata: user_metadata ?? {},
      appMetadata: app_metadata ?? {},
      bannedUntil: ban.until ?? null,
    },
    now,
  );
  return result.ok ? context.json(userJson(result.account)) : sendRejection(context, result);
}

export async function adminReadUser(context: Context<ApiScope>, now: Date) {
  const user = await requireNamedUser(context, now);
  return user.ok ? context.json(userJson(user.account)) : user.response;
}

export async function adminUpdateUser(context: Context<ApiScope>, now: Date) {
  const user = await requireNamedUser(context, now);
  if (!user.ok) return user.response;
  const body = await parseBody(context, adminUserBody);
  if (!body.ok) return body.response;
  const { email, phone, password, user_metadata, app_metadata } = body.data;
  if (phone) return rejectPhone(context, 'Phone signups are disabled');
  const address = email ? parseInput(context, emailInput, email) : undefined;
  if (address && !address.ok) return address.response;
  const ban = banEnd(body.data.ban_duration, now);
  if (!ban.ok) return sendError(context, 400, 'validation_failed', ban.message);
  const change = {
    ...{ email: address?.data, password, isConfirmed: body.data.email_confirm === true },
    ...(user_metadata && { userMetadata: user_metadata }),
    ...(app_metadata && { appMetadata: app_metadata }),
    bannedUntil: ban.until,
  };
  const result = await updateUserAccount(user.account.id, change, user.operator);
  return result.ok ? context.json(userJson(result.account)) : sendRejection(context, result);
}

/** A body is optional. */
export async function adminDeleteUser(context: Context<ApiScope>, now: Date) {
  const user = await requireNamedUser(context, now);
  if (!user.ok) return user.response;
  const body = await readJsonBody(context.req.raw, 1024);
  const options = body.ok ? (body.value as { should_soft_delete?: unknown } | null) : null;
  const { id: userId, email } = user.account;
  const result =
    options?.should_soft_delete === true
      ? await softDeleteUser(userId, user.operator)
      : await deleteUser({ userId, email }, user.operator);
  return result.ok ? context.json({}) : sendRejection(context, result);
}
