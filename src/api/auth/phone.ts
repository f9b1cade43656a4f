import type { Context } from 'hono';
import type { ApiScope } from '../shared/scope.ts';
import { sendError } from './errors.ts';

/** Sign-in by phone is not offered: there is no sender of text messages. */
export function rejectPhone(context: Context<ApiScope>, message: string, status: 400 | 422 = 400) {
  return sendError(context, status, 'phone_provider_disabled', message);
}

export function rejectPhoneToken(context: Context<ApiScope>, phone: string | undefined) {
  return /^\+?[1-9]\d{1,14}$/.test(phone?.trim() ?? '')
    ? sendError(context, 403, 'otp_expired', 'Token has expired or is invalid')
    : sendError(context, 400, 'validation_failed', 'Invalid phone number format (E.164 required)');
}
