import type { PasswordWeakness } from '#domain/identity/password.ts';
import { passwordWeaknesses, requiredPasswordLength } from '#domain/identity/password.ts';
import { brandNames } from '#services/mail/brand.server.ts';

export type WeakPassword = {
  ok: false;
  reason: 'weak_password';
  reasons: PasswordWeakness[];
  /** The minimum length for this owner. */
  minimum: number;
};

/** Null when the password is strong enough. */
export async function rejectWeakPassword(
  password: string,
  owner: { email: string; fullName?: unknown; staff: boolean },
): Promise<WeakPassword | null> {
  const reasons = passwordWeaknesses(password, {
    staff: owner.staff,
    email: owner.email,
    fullName: typeof owner.fullName === 'string' ? owner.fullName : undefined,
    brandNames: Object.values(await brandNames()),
  });
  if (reasons.length === 0) return null;
  return { ok: false, reason: 'weak_password', reasons, minimum: requiredPasswordLength(owner) };
}
