import type { CorrectedPart } from '#domain/orders/correction.ts';
import type { ReturnStatus } from '#domain/orders/returns.ts';
import type { OrderStatus } from '#domain/orders/status.ts';
import { languageOf } from '#i18n/locale.ts';

/** What the page reports of a form that was accepted. */
export interface DeskSuccess {
  ok: true;
  /** Of the entry that was added. */
  id?: string;
  status?: OrderStatus;
  cancelsAt?: Date;
  returned?: ReturnStatus;
  /** Of a refund, or of its credit note. */
  payout?: string;
  number?: number;
  corrected?: readonly CorrectedPart[];
}

interface Rejected {
  ok: false;
  reason: string;
  retryAfter?: number;
  status?: string;
  colleague?: string;
  refund?: string;
  most?: string;
}

/** What the order is like now goes into the text of the rejection. */
export function deskResult<Done extends DeskSuccess>(result: Done | Rejected) {
  if (result.ok) return result;
  const { ok, reason, retryAfter, ...facts } = result;
  return { ok, reason, retryAfter, details: facts };
}

interface Notes {
  note_en: string | null;
  note_ar: string | null;
}

export const twoLanguages = ({ note_en: en, note_ar: ar }: Notes) => (en || ar ? { en, ar } : null);

/** A text in one language, stored under the language that it is written in. */
export const oneLanguage = (text: string) =>
  languageOf(text) === 'ar' ? { en: null, ar: text } : { en: text, ar: null };
