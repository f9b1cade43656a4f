import type { Refusal } from '../forms/refusal.ts';

/** What came of one of the two forms of the profile. */
export type Outcome = { ok: true; intent: 'work' | 'password' } | Refusal | undefined;

/** The forms share a page: each shows only what was about itself. */
export function outcomeOf(outcome: Outcome, intent: 'work' | 'password') {
  const about = outcome && (outcome.ok ? outcome.intent : outcome.typed['intent']);
  if (!outcome || about !== intent) return { refusal: null, saved: null };
  return outcome.ok ? { refusal: null, saved: outcome } : { refusal: outcome, saved: null };
}
