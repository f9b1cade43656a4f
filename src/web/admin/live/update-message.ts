import type { LiveUpdate } from '#domain/admin/live-updates.ts';

/** What a stream tells a page. `missed` stands for anything that may have happened. */
export type UpdateMessage =
  | { kind: 'updates'; updates: readonly LiveUpdate[]; position: number }
  | { kind: 'missed'; position: number };
