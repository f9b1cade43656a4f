import { cooldownHours } from '#domain/game/cooldown.ts';
import { gameCouponPercent } from '#domain/game/game-coupon.ts';
import { pointsPerClaim } from '#domain/game/rewards.ts';
import { questionsPerGame, secondsPerQuestion } from '#domain/game/timing.ts';
import { segmentCount } from '#domain/game/wheel.ts';
import { useLanguage } from '#i18n/react.tsx';
import { Facts } from '../../facts.tsx';

const constants = {
  questionsPerGame,
  secondsPerQuestion,
  segmentCount,
  cooldownHours,
  pointsPerClaim,
  gameCouponPercent,
} as const;
type ConstantName = keyof typeof constants;

/** The rules that are the same for everybody; they are part of the program. */
export function GameConstants() {
  const { t, number } = useLanguage();
  return (
    <section aria-labelledby="game-constants" className="grid gap-4">
      <h2 id="game-constants" className="text-lg">
        {t('adminGame.gameSettings.constants')}
      </h2>
      <p className="text-sm text-muted">{t('adminGame.gameSettings.constantsText')}</p>
      <Facts
        layout="ends"
        facts={Object.entries(constants).map(([name, value]) => [
          t(`adminGame.gameSettings.rules.${name as ConstantName}`),
          number(value),
        ])}
      />
    </section>
  );
}
