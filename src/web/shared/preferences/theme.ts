export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

export const themeKey = 'ui-theme';
export const defaultTheme: Theme = 'light';

export function isTheme(value: unknown): value is Theme {
  return themes.some((theme) => theme === value);
}
