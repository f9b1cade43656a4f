import type { Theme } from './theme.ts';

/** Same values as --color-alabaster: the browser's own frame takes the colour of the page. */
const colours = { light: '#faf7f2', dark: '#14110e' } as const;

export function ThemeColour({ theme }: { theme: Theme }) {
  if (theme !== 'system') return <meta name="theme-color" content={colours[theme]} />;
  return (
    <>
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={colours.light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={colours.dark} />
    </>
  );
}
