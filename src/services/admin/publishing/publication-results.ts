import type { Finding } from '#domain/admin/readiness/finding.ts';
import type { ApplyRejection } from '../changes/change-results.ts';

/** Why a record was not published; nothing was written. */
export type PublishRejection =
  | { ok: false; reason: 'not_found' | 'nothing_to_publish' | 'reason_needed' }
  | { ok: false; reason: 'not_ready'; findings: Finding[] }
  | ApplyRejection;

export type PublishResult =
  | { ok: true; version: number; changeSet: string | null }
  | PublishRejection;
