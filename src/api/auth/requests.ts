import type { Context } from 'hono';
import { z } from 'zod';
import { emailAddress, metadataLines } from '#domain/identity/account-forms.ts';
import { normalizePhone } from '#domain/identity/phone.ts';
import { readJsonBody } from '../shared/read-json-body.ts';
import type { ApiScope } from '../shared/scope.ts';
import { sendError } from './errors.ts';

const bodyLimit = 64 * 1024;
const longestPassword = 1024;

const email = emailAddress.or(
  z.unknown().transform((_, context) => {
    context.addIssue({
      code: 'custom',
      message: 'Unable to validate email address: invalid format',
    });
    return z.NEVER;
  }),
);
const password = z.string('A valid password is required').min(1).max(longestPassword);

/** Profile fields follow the rules of the form; other keys belong to the client. */
const metadata = z
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

export const signUpBody = z.object({ email, password, data: metadata });
export const passwordGrantBody = z.object({ email, password });
export const refreshGrantBody = z.object({
  refresh_token: z.string('refresh_token required').min(1, 'refresh_token required').max(200),
});
export const recoverBody = z.object({ email });
export const resendBody = z.object({
  type: z.literal('signup', 'Missing one of these types: signup'),
  email,
});
export const verifyBody = z
  .object({
    type: z.enum(['signup', 'email', 'recovery'], 'Unsupported verification type'),
    token_hash: z.string().max(200).optional(),
    token: z.string().max(200).optional(),
    /** An extension of ours: with the password, the sign-up is confirmed as it was made. */
    password: password.optional(),
  })
  .transform(({ token_hash, token, ...rest }) => ({ ...rest, token: token_hash || token || '' }));
export const updateUserBody = z.object({
  email: z.string().nullish(),
  phone: z.string().nullish(),
  password: password.nullish(),
  current_password: z.string().max(longestPassword).nullish(),
  data: metadata,
});

export type Parsed<Output> = { ok: true; data: Output } | { ok: false; response: Response };

/** The validated body, or the error response to send. */
export async function parseBody<Schema extends z.ZodType>(
  context: Context<ApiScope>,
  schema: Schema,
): Promise<Parsed<z.output<Schema>>> {
  const body = await readJsonBody(context.req.raw, bodyLimit);
  if (!body.ok) {
    const response =
      body.reason === 'too_large'
        ? sendError(context, 413, 'validation_failed', 'Request body is too large')
        : sendError(context, 400, 'bad_json', 'Could not parse request body as JSON');
    return { ok: false, response };
  }
  const parsed = schema.safeParse(body.value);
  if (parsed.success) return { ok: true, data: parsed.data };
  const message = parsed.error.issues[0]?.message ?? 'Invalid request';
  return { ok: false, response: sendError(context, 400, 'validation_failed', message) };
}
