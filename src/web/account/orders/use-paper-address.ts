import { useLocale } from '#i18n/react.tsx';
import { useShell } from '../../shared/shell/shell-data.tsx';

/** The address of a document in the language of the page, which it is written in. */
export function usePaperAddress() {
  const locale = useLocale();
  const { prefix } = useShell();
  return (path: string): string => `${prefix || `/${locale}`}${path}`;
}
