import type { Theme } from './theme.ts';

/** Same values as --color-alabaster: the browser's own frame takes the colour of the page. */
const grounds = { light: '#faf7f2', dark: '#14110e' } as const;

export function ThemeColour({ theme }: { theme: Theme }) {
  if (theme !== 'system') return <meta name="theme-color" content={grounds[theme]} />;
  return (
    <>
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={grounds.light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={grounds.dark} />
    </>
  );
}
