import { useEffect, useRef } from 'react';
import { useT } from '#i18n/react.tsx';
import type { OwnDecision } from '#services/decisions/own-decisions.server.ts';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import type { ShopFormState } from '../../shared/forms/use-shop-form.ts';
import { usePageKeys } from '../shortcuts/use-shortcuts.ts';
import { Countdown } from './countdown.tsx';
import './decision-bar.css';
import { DecisionForm } from './decision-form.tsx';
import { DecisionText } from './decision-text.tsx';
import { useDecisionForm } from './use-decision-form.ts';
import { useOwnDecisions } from './use-own-decisions.ts';

const maxShown = 3;

/**
 * What was just decided, with Undo until it is carried out, on whatever page its author has gone to. U
 * takes the newest back.
 */
export function DecisionBar({ served }: { served: readonly OwnDecision[] }) {
  const t = useT();
  const decisions = useOwnDecisions(served);
  const form = useDecisionForm('decisions');
  const bar = useRef<HTMLElement>(null);
  usePageKeys({ KeyU: () => bar.current?.querySelector<HTMLElement>('[value="undo"]')?.click() });
  useRoomBelow(bar);
  const others = decisions.length - maxShown;
  return (
    <section ref={bar} className="decision-bar" aria-label={t('admin.decisions.region')}>
      <ul aria-live="polite">
        {decisions.slice(0, maxShown).map((decision, place) => (
          <DecisionLine
            key={`${decision.batch} ${String(decision.isOvertaken)}`}
            {...{ decision, form }}
            isNewest={place === 0}
          />
        ))}
        {others > 0 && (
          <li className="text-sm text-muted">{t('admin.decisions.others', { count: others })}</li>
        )}
      </ul>
    </section>
  );
}

interface DecisionLineProps {
  decision: OwnDecision;
  form: ShopFormState;
  isNewest: boolean;
}

function DecisionLine({ decision, form, isNewest }: DecisionLineProps) {
  const t = useT();
  const { kind, batch, isOvertaken, secondsLeft } = decision;
  return (
    <li className="decision-line" data-overtaken={isOvertaken || undefined}>
      <p>
        <DecisionText decision={decision} />
      </p>
      {!isOvertaken && <Countdown secondsLeft={secondsLeft} />}
      <DecisionForm {...{ form, kind, batch }}>
        {isOvertaken ? (
          <SubmitButton name="act" value="dismiss" variant="quiet" size="small">
            {t('admin.decisions.seen')}
          </SubmitButton>
        ) : (
          <SubmitButton
            name="act"
            value="undo"
            variant="outline"
            size="small"
            aria-keyshortcuts={isNewest ? 'U' : undefined}
            busyLabel={t('admin.decisions.undoing')}
          >
            {t('admin.decisions.undo')} {isNewest && <kbd>U</kbd>}
          </SubmitButton>
        )}
      </DecisionForm>
    </li>
  );
}

/** Other bars at the bottom, and messages, stand above this one. */
function useRoomBelow(bar: { current: HTMLElement | null }): void {
  useEffect(() => {
    const element = bar.current;
    if (!element) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty('--decision-bar', `${element.offsetHeight}px`),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--decision-bar');
    };
  }, [bar]);
}
