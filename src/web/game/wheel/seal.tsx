import type { Wheel } from '#domain/game/game.ts';
import { useT } from '#i18n/react.tsx';
import { Link } from '#ui/link.tsx';

/** The commitment of the draw, published before the spin; afterwards a link to verify it. */
export function Seal({ wheel, drawn }: { wheel: Wheel; drawn: boolean }) {
  const t = useT();
  return (
    <details className="fact">
      <summary>{t('game.wheel.sealed')}</summary>
      <p>{t('game.wheel.sealedText')}</p>
      <p className="seal-code" dir="ltr" translate="no">
        {wheel.commitment}
      </p>
      <Link to={`/game/fairness/${wheel.drawId}`}>
        {t(drawn ? 'game.wheel.check' : 'game.wheel.howItWorks')}
      </Link>
    </details>
  );
}
