import { difficulties } from '#domain/game/game.ts';
import { useLanguage } from '#i18n/react.tsx';
import type { GameSwitch } from '#services/game/game-switch.server.ts';
import { Link } from '#ui/link.tsx';
import { Facts } from '../../facts.tsx';

/** Active questions of each difficulty; each number opens its rows. */
export function ReadyQuestions({ ready }: Pick<GameSwitch, 'ready'>) {
  const { t, number } = useLanguage();
  return (
    <section aria-labelledby="ready-questions" className="grid gap-4">
      <h2 id="ready-questions" className="text-lg">
        {t('adminGame.gameSettings.ready')}
      </h2>
      <Facts
        layout="ends"
        facts={difficulties.map((level) => [
          t(`adminGame.gameQuestions.difficulties.${level}`),
          <Link
            key={level}
            to={`/admin/game?difficulty=${level}&isActive=yes`}
            className="inline-flex min-h-11 min-w-11 items-start justify-end"
          >
            {number(ready[level])}
          </Link>,
        ])}
      />
    </section>
  );
}
