import { useLocale } from '#i18n/react.tsx';
import { useShell } from '../../shared/shell/shell-data.tsx';

/** Hours and minutes in Cairo, such as 14:02. */
export function useTimeOfDay(): (value: Date | string) => string {
  const locale = useLocale();
  const { digits } = useShell().site;
  const tag = locale === 'ar' ? `ar-EG-u-nu-${digits}` : 'en-GB';
  const format = new Intl.DateTimeFormat(tag, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'Africa/Cairo',
  });
  return (value) => format.format(new Date(value));
}
