import type { FormResult } from '../../shared/forms/form-result.ts';
import type { FieldTexts } from './form-texts.ts';

/** One field of a draft, for the form. */
export interface ShownDraftField {
  from: string;
  to: string;
  /** ISO format. */
  at: string;
}

/** How visitors see a record that is published as a whole. */
export interface RecordPublishing {
  isPublished: boolean;
  /** When a version is going to be published, in ISO format. */
  scheduledAt: string | null;
  /** Where it is reviewed and published. */
  reviewPath: string;
  previewPath: string;
}

/** A record as `loadRecord` prepares it for <RecordForm>. */
export interface LoadedRecord {
  kind: string;
  id: string;
  /** What is stored. */
  values: FieldTexts;
  /** Shown in the form: the reader's own draft, or all of it on request. */
  draft: Readonly<Record<string, ShownDraftField>>;
  /** Whether the draft holds what colleagues typed too. */
  showsAll: boolean;
  /** Fields in which colleagues have typed something that this form does not show. */
  colleagues: readonly { field: string; name: string | null; at: string }[];
  /** Of records that are edited as a draft while visitors see them. */
  publishing?: RecordPublishing;
}

/** The first texts of the fields, and what they are compared with when they are saved. */
export function startOf({ values, draft }: Pick<LoadedRecord, 'values' | 'draft'>) {
  const shown: Record<string, string> = { ...values };
  const base: Record<string, string> = { ...values };
  for (const [field, { from, to }] of Object.entries(draft)) {
    if (!(field in values)) continue;
    shown[field] = to;
    base[field] = from;
  }
  return { shown, base };
}

/** What the action of a record's form returns. */
export interface SavedRecord {
  /** How many fields were written. */
  changed: number;
  /** The set of changes, which can be undone. */
  changeSet?: string | null;
  /** When the draft was stored, and fields that a colleague has typed into. */
  draft?: { storedAt: string; conflicts: string[] };
}

export type RecordResult = FormResult<SavedRecord>;
