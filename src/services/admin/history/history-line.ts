/** A field of a line in the reader's language; null is an empty value. */
export interface ShownField {
  name: string;
  before: string | null;
  after: string | null;
  /** Personal data of a customer: only that it changed is known. */
  isHidden: boolean;
}

/** A line of the audit log as staff read it. */
export interface HistoryLine {
  id: string;
  at: Date;
  /** Null for a former member of staff. */
  actor: string | null;
  /** The part of the record that it is about, such as a variant; null for the record itself. */
  part: string | null;
  op: 'insert' | 'update' | 'delete' | 'note';
  fields: ShownField[];
  note: string | null;
  changeSet: string | null;
}

/** The columns of the log from which fields are described. */
export interface RecordedValues {
  before: Record<string, unknown>;
  after: Record<string, unknown>;
  hidden: readonly string[];
}
