import { useLanguage } from '#i18n/react.tsx';

export function useMegabytes(): (bytes: number) => string {
  const { t, number } = useLanguage();
  return (bytes) =>
    t('adminSettings.system.megabytes', { megabytes: number(Math.round(bytes / 100_000) / 10) });
}
