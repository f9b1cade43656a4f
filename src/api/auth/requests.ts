import type { Context } from 'hono';
import { z } from 'zod';
import { emailAddress, metadataLines } from '#domain/identity/account-forms.ts';
import { normalizePhone } from '#domain/identity/phone.ts';
import { readJsonBody } from '#platform/http/read-json-body.ts';
import { admitBody } from '../shared/admit-body.ts';
import type { ApiScope } from '../shared/scope.ts';
import { sendError, sendTooMany } from './errors.ts';

const bodyLimit = 64 * 1024;
const longestPassword = 1024;

export const email = z
  .unknown()
  .optional()
  .transform((value, context) => {
    const parsed = emailAddress.safeParse(value);
    if (parsed.success) return parsed.data;
    context.addIssue('Unable to validate email address: invalid format');
    return z.NEVER;
  });
const password = z.string('A valid password is required').min(1).max(longestPassword);

/** Empty and null mean that it is missing: clients send all fields. */
const optionalText = (longest: number) =>
  z
    .string()
    .max(longest)
    .nullish()
    .transform((text) => text || undefined);

/** Profile fields follow the rules of the form; other keys belong to the client. */
export const metadata = z
  .record(z.string(), z.unknown())
  .nullish()
  .transform((input, context) => {
    const data = { ...input };
    const complain = (message: string) => context.addIssue({ code: 'custom', message });
    for (const [key, rule] of Object.entries(metadataLines)) {
      if (data[key] === undefined || data[key] === null) continue;
      const line = rule.safeParse(data[key]);
      if (line.success) data[key] = line.data;
      else complain(`${key} must be a text on one line, and not too long`);
    }
    const { phone } = data;
    if (phone !== undefined && phone !== null && phone !== '') {
      data['phone'] = typeof phone === 'string' ? normalizePhone(phone) : null;
      if (!data['phone']) complain('Invalid phone number');
    }
    return data;
  });

/** E-mail or phone, as clients name an account. */
const addressed = { email: optionalText(500), phone: optionalText(100) };

const challengeFields = {
  code_challenge: optionalText(200),
  code_challenge_method: optionalText(20),
};

export const signUpBody = z.object({
  ...addressed,
  password: optionalText(longestPassword),
  data: metadata,
  ...challengeFields,
});
export const passwordGrantBody = z.object({ ...addressed, password });
export const refreshGrantBody = z.object({
  refresh_token: z.string('refresh_token required').min(1, 'refresh_token required').max(200),
});
export const codeGrantBody = z.object({
  auth_code: optionalText(200),
  code_verifier: optionalText(200),
});
export const recoverBody = z.object({ email, ...challengeFields });
export const otpBody = z.object({
  ...addressed,
  create_user: z
    .boolean()
    .nullish()
    .transform((value) => value ?? true),
  data: metadata,
  ...challengeFields,
});
export const resendBody = z.object({
  type: z.enum(
    ['signup', 'email_change', 'sms', 'phone_change'],
    'Missing one of these types: signup, email_change, sms, phone_change',
  ),
  ...addressed,
  ...challengeFields,
});

const verificationTypes = [
  'signup',
  'email',
  'magiclink',
  'invite',
  'recovery',
  'email_change',
  'sms',
  'phone_change',
] as const;
export const verificationType = z.enum(verificationTypes, 'Unsupported verification type');
export const verifyBody = z.object({
  type: verificationType,
  token_hash: optionalText(200),
  token: optionalText(200),
  ...addressed,
  /** An extension of ours: with the password, the sign-up is confirmed as it was made. */
  password: optionalText(longestPassword),
});
export const updateUserBody = z.object({
  email: z.string().nullish(),
  phone: z.string().nullish(),
  password: password.nullish(),
  current_password: z.string().max(longestPassword).nullish(),
  nonce: optionalText(20),
  data: metadata,
  app_metadata: z.unknown().optional(),
});

export type Parsed<Output> = { ok: true; data: Output } | { ok: false; response: Response };

/** The validated body, or the error response to send. */
export async function parseBody<Schema extends z.ZodType>(
  context: Context<ApiScope>,
  schema: Schema,
): Promise<Parsed<z.output<Schema>>> {
  const admission = admitBody(context);
  if (!admission.ok) return { ok: false, response: sendTooMany(context) };
  const body = await readJsonBody(context.req.raw, bodyLimit, admission.charge);
  if (!body.ok) {
    const response =
      body.reason === 'too_large'
        ? sendError(context, 413, 'validation_failed', 'Request body is too large')
        : sendError(context, 400, 'bad_json', 'Could not parse request body as JSON');
    return { ok: false, response };
  }
  return parseInput(context, schema, body.value);
}

export function parseInput<Schema extends z.ZodType>(
  context: Context<ApiScope>,
  schema: Schema,
  input: unknown,
): Parsed<z.output<Schema>> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return { ok: true, data: parsed.data };
  const message = parsed.error.issues[0]?.message ?? 'Invalid request';
  return { ok: false, response: sendError(context, 400, 'validation_failed', message) };
}
