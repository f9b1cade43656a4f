/** A field that was changed by another person since the form was opened. */
export interface FormConflict {
  field: string;
  before: string;
  theirs: string;
  mine: string;
  /** Who changed it, and when in ISO format, if that is known. */
  by: string | null;
  at: string | null;
}
