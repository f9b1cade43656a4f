import type { Wheel } from '#domain/game/game.ts';
import { useT } from '#i18n/react.tsx';

/** The odds of each prize: its share of the segments on the wheel. */
export function Odds({ wheel }: { wheel: Wheel }) {
  const t = useT();
  const total = wheel.segments.length;
  return (
    <details className="fact" open>
      <summary>{t('game.wheel.odds')}</summary>
      <p>{t('game.wheel.oddsText', { total })}</p>
      <dl className="odds">
        {wheel.prizes.map(({ id, name, segments }) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd>{t('game.wheel.share', { count: segments, total })}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
