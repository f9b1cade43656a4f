import type { RichNode } from '../content/rich-text.ts';

type EmploymentType = 'full_time' | 'part_time' | 'apprenticeship' | 'contract';

/** An open position, in the reader's language. */
export interface Opening {
  id: string;
  title: string;
  department: string;
  location: string;
  type: EmploymentType;
  description: RichNode[];
  requirements: string[];
  /** The last day to apply, if there is one. */
  closesOn: string | null;
}
