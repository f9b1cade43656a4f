import { useEffect, useRef, type RefObject } from 'react';
import { useRevalidator } from 'react-router';
import { isolate } from '#i18n/isolate.ts';
import { useT } from '#i18n/react.tsx';
import type { OrderDesk } from '#services/order-desk/read-order-desk.server.ts';
import { SubmitButton } from '../../../shared/forms/submit-button.tsx';
import { isUsed } from '../../board/is-used.ts';
import { Countdown } from '../../decisions/countdown.tsx';
import { DecisionForm } from '../../decisions/decision-form.tsx';
import { useDecisionForm } from '../../decisions/use-decision-form.ts';
import { DeskSection } from './desk-section.tsx';

type Waiting = NonNullable<OrderDesk['waiting']>;

interface WaitingStepProps {
  orderId: string;
  waiting: Waiting;
}

/** Instead of the next steps, while one of them can still be undone. */
export function WaitingStep({ orderId, waiting }: WaitingStepProps) {
  const t = useT();
  const panel = useRef<HTMLDivElement>(null);
  const form = useDecisionForm(`waiting-move-${orderId}`);
  useReloadWhenDue(panel, waiting);
  const { to, by, secondsLeft } = waiting;
  return (
    <div ref={panel}>
      <DeskSection id="waiting" title={t('adminOrders.orderMoves.title')}>
        <p className="desk-waiting">
          <strong>
            {t('adminOrders.orderMoves.waiting', { status: t(`adminOrders.status.${to}`) })}
          </strong>
          <Countdown secondsLeft={secondsLeft} />
        </p>
        <p className="text-sm text-muted">
          {by && t('adminOrders.orderMoves.waitingBy', { name: isolate(by) })}{' '}
          {t('adminOrders.orderMoves.waitingText')}
        </p>
        <DecisionForm form={form} kind="order" record={orderId}>
          <SubmitButton name="act" value="undo" busyLabel={t('admin.decisions.undoing')}>
            {t('admin.decisions.undo')}
          </SubmitButton>
          <SubmitButton
            name="act"
            value="now"
            variant="outline"
            busyLabel={t('admin.decisions.doing')}
          >
            {t('admin.decisions.now')}
          </SubmitButton>
        </DecisionForm>
      </DeskSection>
    </div>
  );
}

/** A job that starts later than this is not waited for. */
const maxLateSeconds = 60;

/** Shows what follows; while the panel is used it stays, and the page says that it has changed. */
function useReloadWhenDue(panel: RefObject<HTMLElement | null>, waiting: Waiting): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const { secondsLeft } = waiting;
    if (secondsLeft < -maxLateSeconds) return undefined;
    const reload = () => {
      if (!isUsed(panel.current)) void revalidate();
    };
    const timer = setTimeout(reload, secondsLeft > 0 ? secondsLeft * 1000 + 700 : 2000);
    return () => clearTimeout(timer);
  }, [panel, waiting, revalidate]);
}
