import { z } from 'zod';
import { metadata } from './requests.ts';

const optionalRecord = z.record(z.string(), z.unknown()).nullish();

export const adminUserBody = z.object({
  id: z
    .uuid('ID must conform to the uuid v4 format')
    .nullish()
    .transform((id) => id ?? undefined),
  email: z.string().max(500).nullish(),
  phone: z.string().max(100).nullish(),
  password: z
    .string()
    .max(1024)
    .nullish()
    .transform((text) => text || undefined),
  email_confirm: z.boolean().nullish(),
  user_metadata: optionalRecord.pipe(z.union([z.undefined(), z.null(), metadata])),
  app_metadata: optionalRecord,
  ban_duration: z.string().max(50).nullish(),
});

export const generateLinkBody = z.object({
  type: z.enum(
    ['signup', 'invite', 'magiclink', 'recovery', 'email_change_current', 'email_change_new'],
    'Invalid email action link type requested',
  ),
  email: z.string().max(500).nullish(),
  new_email: z.string().max(500).nullish(),
  password: z
    .string()
    .max(1024)
    .nullish()
    .transform((text) => text || undefined),
  data: metadata,
  redirect_to: z.string().max(2000).nullish(),
});

export const inviteBody = z.object({ email: z.string().max(500).nullish(), data: metadata });

const unitSeconds: Record<string, number> = { h: 3600, m: 60, s: 1 };
const longestBanSeconds = 200 * 365 * 86_400;

type BanEnd = { ok: true; until: Date | null | undefined } | { ok: false; message: string };

/** `24h`, `1h30m` or `none`; undefined when nothing is said about a ban. */
export function banEnd(duration: string | null | undefined, now: Date): BanEnd {
  if (!duration) return { ok: true, until: undefined };
  if (duration === 'none') return { ok: true, until: null };
  const parts = [...duration.matchAll(/(\d{1,9})([hms])/g)];
  if (parts.map(([part]) => part).join('') !== duration) {
    return { ok: false, message: `invalid format for ban duration: ${duration}` };
  }
  const seconds = parts.reduce(
    (sum, [, count, unit]) => sum + Number(count) * unitSeconds[unit!]!,
    0,
  );
  return { ok: true, until: new Date(now.getTime() + Math.min(seconds, longestBanSeconds) * 1000) };
}
