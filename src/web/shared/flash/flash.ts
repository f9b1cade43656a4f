/** Messages that survive one redirect, in a cookie that the next page reads and clears. */
export const flashCodes = [
  'signed_in',
  'registered',
  'signed_out',
  'sign_out_failed',
  'password_reset',
  'login_required',
  'role_required',
  'account_deleted',
  'not_authenticated',
  'form_too_large',
  'uploads_busy',
  'provider_failed',
  'account_linked',
  'linked_elsewhere',
  'link_failed',
] as const;
export type FlashCode = (typeof flashCodes)[number];

export function isFlashCode(value: unknown): value is FlashCode {
  return flashCodes.some((code) => code === value);
}
