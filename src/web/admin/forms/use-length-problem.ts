import { useT } from '#i18n/react.tsx';
import { useFormContext } from '../../shared/forms/form-context.ts';
import { useRecordTexts } from './record-context.ts';

/**
 * What to say about a text that is longer than its field may be. The control itself has no `maxLength`,
 * with which browsers cut what is pasted without a word.
 */
export function useLengthProblem(name: string, longest: number | undefined): string | undefined {
  const t = useT();
  const typed = useRecordTexts()[name] ?? '';
  const { rejection, problemOf } = useFormContext();
  if (longest === undefined) return undefined;
  const isRejected = rejection?.fields?.[name] === 'too_long' && problemOf(name) !== undefined;
  return isRejected || typed.trim().length > longest
    ? t('admin.recordForm.atMost', { count: longest })
    : undefined;
}
