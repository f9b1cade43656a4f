/** Red findings block publishing, amber ones warn. */
export type FindingLevel = 'red' | 'amber';

export type FindingRule =
  | 'missing_arabic'
  | 'missing_english'
  | 'no_picture'
  | 'missing_alt'
  | 'size_not_measured'
  | 'broken_link'
  | 'title_long'
  | 'description_long'
  | 'heading_order'
  | 'invalid';

/** Something that is not ready, at a field of the record's form. */
export interface Finding {
  rule: FindingRule;
  level: FindingLevel;
  field: string;
  /** What exactly: the address of a link, the number of a picture. */
  detail?: string;
}

export const blockingFindings = (findings: readonly Finding[]): Finding[] =>
  findings.filter(({ level }) => level === 'red');
