import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { useT } from '#i18n/react.tsx';
import type { OwnDecision } from '#services/game/own-decisions.server.ts';
import type { FormResult } from '../../../shared/forms/form-result.ts';
import { RejectionLine } from '../../../shared/forms/rejection-notice.tsx';
import { ShopForm } from '../../../shared/forms/shop-form.tsx';
import { SubmitButton } from '../../../shared/forms/submit-button.tsx';
import { useShopForm } from '../../../shared/forms/use-shop-form.ts';
import { usePageKeys } from '../../shortcuts/use-shortcuts.ts';
import { recallIntent } from './intents.ts';

interface OwnDecisionsProps {
  /** Newest first. */
  decisions: readonly OwnDecision[];
  serverResult?: FormResult | null;
}

const maxShown = 3;

/** What was just decided, with Undo until it is carried out. U calls the newest back. */
export function OwnDecisions({ decisions, serverResult }: OwnDecisionsProps) {
  const t = useT();
  const form = useShopForm({ intent: recallIntent, fetcherKey: 'claim recall', serverResult });
  const list = useRef<HTMLUListElement>(null);
  usePageKeys({ KeyU: () => list.current?.querySelector('button')?.click() });
  useReloadWhenOver(decisions);
  const others = decisions.length - maxShown;
  return (
    <div className="claim-decisions" aria-live="polite">
      <ul ref={list}>
        {decisions.slice(0, maxShown).map((decision, place) => (
          <li key={decision.claimId}>
            <span>
              {t(`adminGame.claimQueue.made.${decision.decision}`, {
                code: `@${decision.username}`,
              })}
            </span>
            <ShopForm form={form} hasNotice={false} preventScrollReset>
              <SubmitButton
                variant="quiet"
                size="small"
                name="claim"
                value={decision.claimId}
                aria-keyshortcuts={place === 0 ? 'U' : undefined}
                busyLabel={t('adminGame.claimQueue.recalling')}
              >
                {t('adminGame.claimQueue.recall')} {place === 0 && <kbd>U</kbd>}
              </SubmitButton>
            </ShopForm>
          </li>
        ))}
      </ul>
      {others > 0 && (
        <p className="text-sm text-muted">
          {t('adminGame.claimQueue.moreMade', { count: others })}
        </p>
      )}
      {form.rejection && (
        <ShopForm
          form={form}
          hasNotice={false}
          reasonTexts={{ too_late: t('adminGame.claimQueue.rejections.tooLate') }}
        >
          <RejectionLine />
        </ShopForm>
      )}
      {form.success && <p className="text-sm">{t('adminGame.claimQueue.recalled')}</p>}
    </div>
  );
}

/** The list below then shows the claim as decided. */
function useReloadWhenOver(decisions: readonly OwnDecision[]): void {
  const { revalidate } = useRevalidator();
  const next = decisions.at(-1);
  useEffect(() => {
    if (!next) return undefined;
    const timer = setTimeout(() => void revalidate(), next.secondsLeft * 1000 + 500);
    return () => clearTimeout(timer);
  }, [next, revalidate]);
}
