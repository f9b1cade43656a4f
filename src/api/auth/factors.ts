import type { Context } from 'hono';
import { z } from 'zod';
import { isUuid } from '#platform/database/uuid.ts';
import { challengeFactor } from '#services/second-factors/challenge-factor.server.ts';
import { enrolFactor } from '#services/second-factors/enrol-factor.server.ts';
import { qrCodeSvg } from '#services/second-factors/qr-code.ts';
import { removeFactor } from '#services/second-factors/remove-factor.server.ts';
import { verifyFactor } from '#services/second-factors/verify-factor.server.ts';
import type { ApiScope } from '../shared/scope.ts';
import { type BearerOptions, requireBearer } from './bearer.ts';
import { sendError, sendRejection } from './errors.ts';
import { parseBody } from './requests.ts';
import { sessionJson } from './user-json.ts';

const enrolBody = z.object({
  factor_type: z.string().max(50).default(''),
  friendly_name: z.string().trim().max(100).nullish(),
  issuer: z.string().trim().max(100).nullish(),
});

export async function enrolRoute(context: Context<ApiScope>, now: Date) {
  const bearer = await requireBearer(context, now);
  if (!bearer.ok) return bearer.response;
  const body = await parseBody(context, enrolBody);
  if (!body.ok) return body.response;
  const { factor_type: type, friendly_name: friendlyName, issuer } = body.data;
  if (type !== 'totp') return rejectType(context, type);
  const { account, aal } = bearer;
  const wanted = { account, aal, friendlyName: friendlyName ?? '', issuer: issuer || undefined };
  const result = await enrolFactor(wanted, now);
  if (!result.ok) return sendRejection(context, result);
  const { id, secret, uri } = result;
  return context.json({
    id,
    type,
    friendly_name: result.friendlyName,
    totp: { qr_code: qrCodeSvg(uri), secret, uri },
  });
}

/** Kinds of factors that hosted backends have and this shop has not. */
const offeredElsewhere = new Map([
  ['phone', 'Phone'],
  ['webauthn', 'WebAuthn'],
]);

function rejectType(context: Context<ApiScope>, type: string) {
  const name = offeredElsewhere.get(type);
  if (name) {
    const message = `MFA enroll is disabled for ${name}`;
    return sendError(context, 422, `mfa_${type}_enroll_not_enabled`, message);
  }
  const message = 'factor_type needs to be totp, phone, or webauthn';
  return sendError(context, 400, 'validation_failed', message);
}

export async function challengeRoute(context: Context<ApiScope>, now: Date) {
  const owned = await requireFactor(context, now, { acceptsFirstFactor: true });
  if (!owned.ok) return owned.response;
  const result = await challengeFactor(owned.factor, now);
  if (!result.ok) return sendRejection(context, result);
  const expires_at = Math.floor(result.expiresAt.getTime() / 1000);
  return context.json({ id: result.id, type: 'totp', expires_at });
}

const verifyFactorBody = z.object({
  challenge_id: z.uuid('challenge_id must be an UUID'),
  code: z.string('Code needs to be non-empty').trim().min(1, 'Code needs to be non-empty').max(20),
});

export async function verifyFactorRoute(context: Context<ApiScope>, now: Date) {
  const owned = await requireFactor(context, now, { acceptsFirstFactor: true });
  if (!owned.ok) return owned.response;
  const body = await parseBody(context, verifyFactorBody);
  if (!body.ok) return body.response;
  const { factor, sessionId } = owned;
  const { challenge_id: challengeId, code } = body.data;
  const verification = { userId: factor.userId, sessionId, factorId: factor.id, challengeId, code };
  const result = await verifyFactor(verification, now);
  if (!result.ok) return sendRejection(context, result);
  // An extension of ours: shown once, with the first factor of the account.
  const { recoveryCodes } = result;
  const extra = recoveryCodes.length > 0 ? { recovery_codes: recoveryCodes } : {};
  return context.json({ ...sessionJson(result.session), ...extra });
}

export async function unenrolRoute(context: Context<ApiScope>, now: Date) {
  const owned = await requireFactor(context, now);
  if (!owned.ok) return owned.response;
  const result = await removeFactor(owned.factor, owned.aal, now);
  return result.ok ? context.json({ id: owned.factor.id }) : sendRejection(context, result);
}

type OwnedFactor =
  | { ok: true; factor: { id: string; userId: string }; sessionId: string; aal: string }
  | { ok: false; response: Response };

async function requireFactor(
  context: Context<ApiScope>,
  now: Date,
  options?: BearerOptions,
): Promise<OwnedFactor> {
  const bearer = await requireBearer(context, now, options);
  if (!bearer.ok) return bearer;
  const id = context.req.param('factorId') ?? '';
  if (!isUuid(id)) {
    const message = 'factor_id must be an UUID';
    return { ok: false, response: sendError(context, 404, 'validation_failed', message) };
  }
  const { account, userId, sessionId, aal } = bearer;
  if (!account.factors.some((factor) => factor.id === id)) {
    const message = 'Factor not found';
    return { ok: false, response: sendError(context, 404, 'mfa_factor_not_found', message) };
  }
  return { ok: true, factor: { id, userId }, sessionId, aal };
}
