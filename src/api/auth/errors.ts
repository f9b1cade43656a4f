import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { PasswordWeakness } from '#domain/identity/password.ts';
import type { ApiScope } from '../shared/scope.ts';

const versionHeader = 'X-Supabase-Api-Version';
const newestVersion = '2024-01-01';

/** Clients that send the newer API version get the name as `code`; others get the status there. */
export function sendError(
  context: Context<ApiScope>,
  status: ContentfulStatusCode,
  code: string,
  message: string,
  more: Record<string, unknown> = {},
) {
  context.header(versionHeader, newestVersion);
  const requestedVersion = context.req.header(versionHeader) ?? '';
  const isNewer = /^\d{4}-\d{2}-\d{2}$/.test(requestedVersion) && requestedVersion >= newestVersion;
  return context.json(
    isNewer
      ? { code, message, ...more }
      : { code: status, error_code: code, msg: message, ...more },
    status,
  );
}

type AuthRejection =
  | { reason: 'rate_limited'; retryAfter: number }
  | { reason: 'weak_password'; reasons: PasswordWeakness[]; minimum: number }
  | { reason: keyof typeof rejections };

const rejections = {
  invalid_credentials: [400, 'invalid_credentials', 'Invalid login credentials'],
  email_not_confirmed: [400, 'email_not_confirmed', 'Email not confirmed'],
  user_banned: [400, 'user_banned', 'User is banned'],
  refresh_token_not_found: [
    400,
    'refresh_token_not_found',
    'Invalid Refresh Token: Refresh Token Not Found',
  ],
  refresh_token_already_used: [
    400,
    'refresh_token_already_used',
    'Invalid Refresh Token: Already Used',
  ],
  session_expired: [400, 'session_expired', 'Invalid Refresh Token: Session Expired'],
  session_not_found: [
    403,
    'session_not_found',
    'Session from session_id claim in JWT does not exist',
  ],
  invalid_token: [403, 'otp_expired', 'Email link is invalid or has expired'],
  flow_state_not_found: [
    404,
    'flow_state_not_found',
    'invalid flow state, no valid flow state found',
  ],
  flow_state_expired: [422, 'flow_state_expired', 'invalid flow state, flow state has expired'],
  bad_code_verifier: [
    400,
    'bad_code_verifier',
    'code challenge does not match previously saved code verifier',
  ],
  email_exists: [422, 'email_exists', 'A user with this email address has already been registered'],
  user_already_exists: [422, 'user_already_exists', 'User already registered'],
  reauthentication_not_valid: [
    422,
    'reauthentication_not_valid',
    'Nonce has expired or is invalid',
  ],
  mfa_factor_not_found: [
    422,
    'mfa_factor_not_found',
    'MFA factor with the provided challenge ID not found',
  ],
  mfa_challenge_expired: [
    422,
    'mfa_challenge_expired',
    'MFA challenge has expired, verify against another challenge or create a new challenge.',
  ],
  mfa_verification_failed: [422, 'mfa_verification_failed', 'Invalid TOTP code entered'],
  mfa_factor_name_conflict: [
    422,
    'mfa_factor_name_conflict',
    'A factor with the friendly name for this user already exists',
  ],
  too_many_enrolled_mfa_factors: [
    422,
    'too_many_enrolled_mfa_factors',
    'Maximum number of verified factors reached, unenroll to continue',
  ],
  insufficient_aal: [
    403,
    'insufficient_aal',
    'AAL2 session is required to change an account with a second factor',
  ],
  user_not_found: [404, 'user_not_found', 'User not found'],
  forbidden: [403, 'not_admin', 'User not allowed'],
  last_admin: [409, 'conflict', 'The last administrator stays'],
  own_account: [409, 'conflict', 'Administrators do not delete themselves'],
  staff_account: [409, 'conflict', 'Take the roles of a member of staff before deleting them'],
  open_orders: [409, 'conflict', 'The user has open orders'],
  invalid_input: [400, 'validation_failed', 'Invalid request'],
  provider_unavailable: [503, 'unexpected_failure', 'The provider cannot be reached'],
  provider_disabled: [400, 'provider_disabled', 'Provider is not enabled'],
  bad_id_token: [400, 'validation_failed', 'Bad ID token'],
  provider_email_needs_verification: [
    422,
    'provider_email_needs_verification',
    'Unverified email at the provider',
  ],
  identity_already_exists: [
    422,
    'identity_already_exists',
    'Identity is already linked to another user',
  ],
  identity_not_found: [422, 'identity_not_found', "Identity doesn't exist"],
  single_identity_not_deletable: [
    422,
    'single_identity_not_deletable',
    'User must have at least 1 identity after unlinking',
  ],
  metadata_too_large: [422, 'validation_failed', 'User data is too large'],
  same_password: [422, 'same_password', 'New password should be different from the old password.'],
  reauthentication_needed: [
    400,
    'reauthentication_needed',
    'Password update requires reauthentication',
  ],
} as const;

/** Translates a service's rejection into the codes and texts of the hosted API. */
export function sendRejection(
  context: Context<ApiScope>,
  rejection: AuthRejection,
  limitCode = 'over_request_rate_limit',
) {
  if (rejection.reason === 'rate_limited') {
    context.header('Retry-After', String(rejection.retryAfter));
    return sendError(context, 429, limitCode, 'Too many attempts. Please try again later.');
  }
  if (rejection.reason === 'weak_password') {
    const reasons = [...new Set(rejection.reasons.map((reason) => hostedReason[reason]))];
    const message = rejection.reasons
      .map((reason) =>
        reason === 'length'
          ? `Password should be at least ${rejection.minimum} characters.`
          : weaknessText[reason],
      )
      .join(' ');
    return sendError(context, 422, 'weak_password', message, { weak_password: { reasons } });
  }
  const [status, code, message] = rejections[rejection.reason];
  return sendError(context, status, code, message);
}

/** For a caller who sends requests too quickly. */
export const sendTooMany = (context: Context<ApiScope>) =>
  sendRejection(context, { reason: 'rate_limited', retryAfter: 1 });

const hostedReason: Record<PasswordWeakness, 'length' | 'characters' | 'pwned'> = {
  length: 'length',
  too_long: 'length',
  common: 'pwned',
  contains_email: 'characters',
  contains_name: 'characters',
  contains_brand: 'characters',
};

const weaknessText: Record<Exclude<PasswordWeakness, 'length'>, string> = {
  too_long: 'Password is too long.',
  common: 'Password is known to be easy to guess.',
  contains_email: 'Password is too close to the e-mail address.',
  contains_name: 'Password is too close to the name.',
  contains_brand: "Password is too close to the shop's name.",
};
