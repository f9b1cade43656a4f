/** A field of a line in the reader's language; null is an empty value. */
export interface ShownField {
  name: string;
  before: string | null;
  after: string | null;
  /** The records that the values are, when their reader may see them. */
  beforeRef?: RecordRef | undefined;
  afterRef?: RecordRef | undefined;
  /** Personal data of a customer: only that it changed is known. */
  isHidden: boolean;
}

export interface RecordRef {
  table: string;
  rowKey: string;
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
  table: string;
  /** Undefined for a row that has none yet. */
  rowKey?: string | undefined;
  before: Record<string, unknown>;
  after: Record<string, unknown>;
  hidden: readonly string[];
}
