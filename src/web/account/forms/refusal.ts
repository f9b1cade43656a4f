import type { PasswordWeakness } from '#domain/identity/password.ts';

export type FieldProblem = 'required' | 'invalid_email' | 'invalid_phone' | 'too_long' | 'invalid';

/** Why a form came back, in names that the page turns into words. */
export interface Refusal<Reason extends string = string> {
  ok: false;
  reason: Reason | 'invalid_input' | 'weak_password' | 'rate_limited';
  /** What is wrong, by field. */
  fields: Readonly<Record<string, FieldProblem>>;
  weaknesses: readonly PasswordWeakness[];
  /** How long a password must be that was refused as too short. */
  minimumLength: number;
  /** Seconds, after too many attempts. */
  retryAfter: number;
  /** What was typed, to be shown again; secrets never come back. */
  typed: Readonly<Record<string, string>>;
}
