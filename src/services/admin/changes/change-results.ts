import type { Change, StoredValue } from '#domain/admin/changes.ts';
import type { LeftOutRow } from '#domain/admin/lists/bulk-edit.ts';

/** A field that was changed after the editor had read it; `field` is null for whole rows. */
export interface Conflict {
  table: string;
  key: string;
  field: string | null;
  base: StoredValue;
  /** Null also when the row is gone. */
  theirs: StoredValue;
  mine: StoredValue;
  isGone: boolean;
  /** Null when the shop itself or a customer changed it. */
  by: string | null;
  at: Date | null;
}

export interface ChangeCounts {
  rows: number;
  fields: number;
  /** Changes that were already stored. */
  unchanged: number;
  conflicts: number;
}

/** Why the database did not accept the values: the constraint is a name of `db/migrations`. */
export interface ConstraintRejection {
  ok: false;
  reason: 'not_unique' | 'in_use' | 'constraint' | 'invalid_value';
  constraint: string | null;
  table: string | null;
}

export type ApplyRejection =
  | { ok: false; reason: 'conflict'; conflicts: Conflict[] }
  | { ok: false; reason: 'forbidden' | 'too_many' }
  | ConstraintRejection;

export type ApplyResult =
  | {
      ok: true;
      /** Null when there was nothing to write. */
      changeSet: string | null;
      counts: ChangeCounts;
      /** Left out, because `skipConflicts` was set. */
      skipped: Conflict[];
    }
  | ApplyRejection;

export type PreviewResult =
  | {
      ok: true;
      /** Names the stored set for an hour; null when there is nothing to write. */
      changeSet: string | null;
      counts: ChangeCounts;
      changes: Change[];
      conflicts: Conflict[];
      /** Rows that were left out. */
      problems: LeftOutRow[];
    }
  | Exclude<ApplyRejection, { reason: 'conflict' }>;

/** What staff propose, and how the set is called in the history. */
export interface Proposal {
  title: string;
  list?: string;
  filter?: string;
  changes: readonly Change[];
  /** Rows that were left out before; stored with a preview. */
  problems?: readonly LeftOutRow[];
  /** A preview leaves out rows that the database does not accept, and reports them. */
  skipRejected?: boolean;
  /** Where a rejected row came from, and how it is called there. */
  nameRow?(key: string): Partial<LeftOutRow> | undefined;
}
