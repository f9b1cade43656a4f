import { useT } from '#i18n/react.tsx';
import type { MenuChange } from '../menu/menu-change.ts';

/** The entries of the menu that a change of roles adds or removes. */
export function MenuPreview({ change }: { change: MenuChange }) {
  const t = useT();
  const { gained, lost } = change;
  if (gained.length + lost.length === 0) return <p>{t('adminUsers.userRoles.unchanged')}</p>;
  return [
    { kind: 'gained', entries: gained } as const,
    { kind: 'lost', entries: lost } as const,
  ].map(
    ({ kind, entries }) =>
      entries.length > 0 && (
        <div key={kind}>
          <h3 className="text-sm font-medium">{t(`adminUsers.userRoles.${kind}`)}</h3>
          <ul className="user-menu-preview" data-kind={kind}>
            {entries.map(({ name }) => (
              <li key={name}>{t(`admin.entries.${name}`)}</li>
            ))}
          </ul>
        </div>
      ),
  );
}
