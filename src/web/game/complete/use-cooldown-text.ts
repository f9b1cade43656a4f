import { useEffect, useState } from 'react';
import { waitUntil } from '#domain/game/cooldown.ts';
import { useT } from '#i18n/react.tsx';

const minute = 60_000;

/** "Nh Mm", "Nm" or "Now", updated while the page is open; null on the server. */
export function useCooldownText(nextPlayAt: string | null): string | null {
  const t = useT();
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    const look = () => setNow(Date.now());
    look();
    const timer = setInterval(look, minute / 4);
    return () => clearInterval(timer);
  }, []);
  if (nextPlayAt === null) return t('game.wait.now');
  if (now === null) return null;
  const wait = waitUntil(new Date(nextPlayAt), new Date(now));
  switch (wait.kind) {
    case 'now':
      return t('game.wait.now');
    case 'minutes':
      return t('game.wait.minutes', wait);
    case 'hours':
      return t('game.wait.hours', wait);
  }
}
