import type { FormConflict } from '#domain/admin/forms/form-conflict.ts';
import type { PasswordWeakness } from '#domain/identity/password.ts';

/** The code of what is wrong, by field; pages translate the codes. */
export type FieldProblems = Readonly<Record<string, string>>;

/** What was typed, by field; without secrets. */
export type FormValues = Readonly<Record<string, string | readonly string[]>>;

/** Why any form can be rejected; services add reasons of their own. */
export type CommonReason =
  | 'invalid_input'
  | 'rate_limited'
  /** The server could not process the form. */
  | 'failed'
  /** The browser could not reach the server. */
  | 'unreachable'
  | 'session_ended'
  | 'too_large'
  | 'uploads_busy'
  | BotReason;

export type BotReason = 'trapped' | 'too_fast' | 'expired';

export interface WeakPasswordDetails {
  reasons: readonly PasswordWeakness[];
  minimumLength: number;
}

export interface FormRejection {
  ok: false;
  reason: CommonReason | (string & {});
  fields: FieldProblems;
  /** Shown again in a page that was submitted without scripts. */
  values: FormValues;
  /** Tells several forms of one page apart. */
  intent?: string;
  /** Seconds to wait after too many attempts. */
  retryAfter?: number;
  weakPassword?: WeakPasswordDetails;
  /** Facts for the text of a reason, such as an order's status. */
  details?: Readonly<Record<string, string>>;
  /** Of a form of the back office; nothing was saved. */
  conflicts?: readonly FormConflict[];
}

export type FormSuccess<Value extends object = object> = Value & { ok: true; intent?: string };

export type FormResult<Value extends object = object> = FormSuccess<Value> | FormRejection;
