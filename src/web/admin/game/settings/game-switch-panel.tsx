import { useT } from '#i18n/react.tsx';
import type { GameSwitch } from '#services/game/game-switch.server.ts';
import { Badge } from '#ui/badge.tsx';
import type { FormResult } from '../../../shared/forms/form-result.ts';
import { DeskForm } from '../../forms/desk-form.tsx';
import { SubmitButton } from '../../../shared/forms/submit-button.tsx';
import { useShopForm } from '../../../shared/forms/use-shop-form.ts';

interface GameSwitchPanelProps {
  state: GameSwitch;
  serverResult?: FormResult | null;
}

/** Opens and closes the game; while something is missing it says what. */
export function GameSwitchPanel({ state, serverResult }: GameSwitchPanelProps) {
  const t = useT();
  const { isEnabled, obstacles } = state;
  const form = useShopForm({ serverResult });
  const canSwitch = isEnabled || obstacles.length === 0;
  return (
    <section aria-labelledby="game-switch" className="mt-6 grid gap-4">
      <h2 id="game-switch" className="flex items-center gap-3 text-lg">
        {t('adminGame.gameSettings.switch')}
        <Badge tone={isEnabled ? 'success' : undefined}>
          {t(isEnabled ? 'adminGame.gameSettings.on' : 'adminGame.gameSettings.off')}
        </Badge>
      </h2>
      {obstacles.length > 0 && (
        <div>
          <p>
            {t(isEnabled ? 'adminGame.gameSettings.warns' : 'adminGame.gameSettings.cannotOpen')}
          </p>
          <ul className="ms-5 list-disc">
            {obstacles.map((each) => (
              <li key={each}>{t(`adminGame.gameSettings.obstacles.${each}`)}</li>
            ))}
          </ul>
        </div>
      )}
      <DeskForm
        form={form}
        failedTitle={t('adminGame.gameSettings.failed')}
        reasonTexts={{
          no_prize: t('adminGame.gameSettings.obstacles.no_prize'),
          too_few_questions: t('adminGame.gameSettings.obstacles.too_few_questions'),
          conflict: t('admin.records.changedMeanwhile'),
          forbidden: t('admin.recordForm.forbidden'),
        }}
        className="grid justify-items-start gap-3"
      >
        {canSwitch && (
          <SubmitButton
            name="to"
            value={isEnabled ? 'off' : 'on'}
            variant={isEnabled ? 'outline' : 'solid'}
            busyLabel={t('adminGame.gameSettings.saving')}
          >
            {t(isEnabled ? 'adminGame.gameSettings.turnOff' : 'adminGame.gameSettings.turnOn')}
          </SubmitButton>
        )}
        <p className="text-sm text-muted">{t('adminGame.gameSettings.consequence')}</p>
      </DeskForm>
    </section>
  );
}
