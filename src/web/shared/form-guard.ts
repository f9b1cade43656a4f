import type { RateLimited } from '#services/identity/account.ts';

/** Sent along by <FormGuard/>. The trap is for programs: no person sees it. */
export const guardFields = { stamp: 'stamp', trap: 'homepage' } as const;

/** Why a form that may be perfectly right was not taken. */
export type GuardRefusal = { ok: false; reason: 'trapped' | 'too_fast' | 'expired' } | RateLimited;
