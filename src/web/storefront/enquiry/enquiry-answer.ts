import type { CvProblem, ImageProblem } from '#domain/uploads/files.ts';
import type { FieldProblem } from '#domain/enquiries/fields.ts';
import type { GuardRefusal } from '../../shared/form-guard.ts';

export type Problem = FieldProblem | ImageProblem | CvProblem | 'opening_closed';
export type Problems = Readonly<Record<string, Problem>>;
export type Typed = Readonly<Record<string, string | string[]>>;

export type Refused =
  | { ok: false; reason: 'invalid'; problems: Problems }
  | { ok: false; reason: 'failed' }
  | GuardRefusal;

/** What was typed comes back, for a page that was sent without scripts. */
export type EnquiryAnswer = { ok: true } | (Refused & { typed?: Typed });

/** What the page says about the whole form. */
export interface FrameWords {
  sentTitle: string;
  sentText: string;
  failedTitle: string;
  failed: string;
}
