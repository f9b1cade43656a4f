import { useRef, useState } from 'react';
import type { ClaimDecision } from '#domain/game/claim-decision.ts';
import { useT } from '#i18n/react.tsx';
import type { ClaimToDecide } from '#services/game/read-claim-queue.server.ts';
import type { FormResult } from '../../../shared/forms/form-result.ts';
import { DeskForm } from '../../forms/desk-form.tsx';
import { SubmitButton } from '../../../shared/forms/submit-button.tsx';
import { useOnNewValue } from '../../../shared/forms/use-on-new-value.ts';
import { useShopForm } from '../../../shared/forms/use-shop-form.ts';
import { usePageKeys } from '../../shortcuts/use-shortcuts.ts';
import { RejectClaim } from './reject-claim.tsx';
import { useDecisionTexts } from './use-decision-texts.ts';

interface DecideClaimProps {
  claim: Pick<ClaimToDecide, 'id'>;
  status: 'pending' | 'verified';
  serverResult?: FormResult | null;
}

type Decided = { claim: string };

/** V verifies, R rejects with a reason, D says that the prize was handed over. */
export function DecideClaim({ claim, status, serverResult }: DecideClaimProps) {
  const t = useT();
  const form = useShopForm<Decided>({
    fetcherKey: 'claim decision',
    serverResult: serverResult as FormResult<Decided> | null,
  });
  const isDecided = useIsDecided(claim, form.success);
  const texts = useDecisionTexts(form.rejection);
  return (
    <div className="grid gap-4">
      <DeskForm form={form} preventScrollReset className="grid gap-4" {...texts}>
        <input type="hidden" name="claim" value={claim.id} />
        {status === 'pending' ? (
          <DecisionButton decision="verified" shortcut="V" isOff={isDecided}>
            {t('adminGame.claimQueue.verify')}
          </DecisionButton>
        ) : (
          <DecisionButton decision="delivered" shortcut="D" isOff={isDecided}>
            {t('adminGame.claimQueue.deliver')}
          </DecisionButton>
        )}
      </DeskForm>
      {status === 'pending' && (
        <RejectClaim key={claim.id} claimId={claim.id} form={form} isOff={isDecided} />
      )}
      <p className="text-sm text-muted">{t('adminGame.claimQueue.consequence')}</p>
    </div>
  );
}

/** Until the page has loaded the next claim. One that was called back is loaded again and open. */
function useIsDecided(claim: { id: string }, success: Decided | null): boolean {
  const [decided, setDecided] = useState<object | null>(null);
  useOnNewValue(success, (made) => {
    if (made.claim === claim.id) setDecided(claim);
  });
  return decided === claim;
}

interface DecisionButtonProps {
  decision: ClaimDecision;
  shortcut: 'V' | 'D';
  /** The claim is decided, and the next one is on its way. */
  isOff: boolean;
  children: string;
}

function DecisionButton({ decision, shortcut, isOff, children }: DecisionButtonProps) {
  const t = useT();
  const button = useRef<HTMLButtonElement>(null);
  usePageKeys({ [`Key${shortcut}`]: () => !isOff && button.current?.click() });
  return (
    <SubmitButton
      ref={button}
      name="decision"
      value={decision}
      aria-keyshortcuts={shortcut}
      busyLabel={t('adminGame.claimQueue.saving')}
      className="justify-self-start"
    >
      {children} <kbd>{shortcut}</kbd>
    </SubmitButton>
  );
}
