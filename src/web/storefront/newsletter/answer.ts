import type { GuardRefusal } from '../../shared/form-guard.ts';

type Refused = { ok: false; reason: 'required' | 'invalid_email' } | GuardRefusal;

/** A refused address comes back, to be mended. */
export type SubscribeAnswer = { ok: true } | (Refused & { email: string });
