/** Which record a draft belongs to; `private.may_edit` knows the kinds. */
export interface DraftRecord {
  kind: string;
  id: string;
}
