import { useMemo } from 'react';
import { useT } from '#i18n/react.tsx';
import { useAuth } from '../../shared/session/auth.tsx';
import { actionsFor } from './palette-actions.ts';
import type { PaletteEntry } from './palette-entry.ts';
import { matchingPages } from './palette-pages.ts';

/** What the roles of the reader let them do, by name. */
export function usePaletteActions(query: string): PaletteEntry[] {
  const t = useT();
  const { roles } = useAuth();
  return useMemo(() => {
    const links = actionsFor(roles).map(({ name, path }) => ({ name, path }));
    const actions = [...links, { name: 'switchTheme' as const, command: 'theme' as const }];
    const entries = actions.map(({ name, ...target }) => ({
      group: 'actions' as const,
      id: name,
      label: t(`admin.search.actions.${name}`),
      detail: '',
      ...target,
    }));
    return matchingPages(entries, query);
  }, [t, roles, query]);
}
