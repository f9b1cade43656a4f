import type { RichNode } from '../content/rich-text.ts';

export const employmentTypes = ['full_time', 'part_time', 'apprenticeship', 'contract'] as const;
export type EmploymentType = (typeof employmentTypes)[number];

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
