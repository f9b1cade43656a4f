import type { PresentColleague } from '#domain/admin/presence.ts';
import { isolate } from '#i18n/isolate.ts';
import { useLanguage } from '#i18n/react.tsx';

/** More names than this are counted. */
const maxNames = 2;

/** “Mona is editing this · Omar and Hana are looking at this”. */
export function usePresenceText(colleagues: readonly PresentColleague[]): string {
  const { t, locale } = useLanguage();
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  const textOf = (state: 'editing' | 'looking') => {
    const present = colleagues.filter(({ isEditing }) => isEditing === (state === 'editing'));
    const count = present.length;
    if (count === 0) return [];
    const isCounted = count > maxNames + 1;
    const shown = isCounted ? present.slice(0, maxNames) : present;
    const names = shown.map(({ name }) =>
      name ? isolate(name) : t('admin.updates.presence.unnamed'),
    );
    if (isCounted) names.push(t('admin.updates.presence.others', { count: count - maxNames }));
    return [t(`admin.updates.presence.${state}`, { count, names: list.format(names) })];
  };
  return [...textOf('editing'), ...textOf('looking')].join(' · ');
}
