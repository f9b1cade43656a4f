const keptMilliseconds = 5 * 60_000;

let kept: { language: string; until: number; home: unknown } | undefined;

/** For five minutes the browser shows what it has, so that going back finds the page at its old height. */
export function keptHome<Home>(
  language: string,
  load: () => Promise<Home>,
): Home | { pending: Promise<Home> } {
  if (kept?.language === language && kept.until > Date.now()) return kept.home as Home;
  const pending = load().then((home) => {
    kept = { language, until: Date.now() + keptMilliseconds, home };
    return home;
  });
  return { pending };
}
