import { useFetcher, useLocation } from 'react-router';
import { isDark, themeKey } from '../../shared/preferences/theme.ts';
import { useShell } from '../../shared/shell/shell-data.tsx';

/** Makes a light page dark and a dark one light. */
export function useSwitchTheme(): () => void {
  const { theme } = useShell();
  const { pathname, search } = useLocation();
  const { submit } = useFetcher();
  return () => {
    const next = isDark(theme) ? 'light' : 'dark';
    localStorage.setItem(themeKey, next);
    const choice = { theme: next, returnTo: pathname + search };
    void submit(choice, { method: 'post', action: '/preferences' });
  };
}
