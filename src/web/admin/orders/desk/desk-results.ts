import type { OrderStatus } from '#domain/orders/status.ts';
import { languageOf } from '#i18n/locale.ts';

/** What the page reports of a form that was accepted. */
export interface DeskSuccess {
  ok: true;
  status?: OrderStatus;
  cancelsAt?: Date;
}

interface Rejected {
  ok: false;
  reason: string;
  retryAfter?: number;
  status?: string;
}

/** The current status of a rejected order goes into the text of the rejection. */
export function deskResult<Done extends DeskSuccess>(result: Done | Rejected) {
  if (result.ok) return result;
  const { status, ...rejection } = result;
  return { ...rejection, ...(status && { details: { status } }) };
}

interface Notes {
  note_en: string | null;
  note_ar: string | null;
}

export const twoLanguages = ({ note_en: en, note_ar: ar }: Notes) => (en || ar ? { en, ar } : null);

/** A text in one language, stored under the language that it is written in. */
export const oneLanguage = (text: string) =>
  languageOf(text) === 'ar' ? { en: null, ar: text } : { en: text, ar: null };
