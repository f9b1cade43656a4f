import { useState } from 'react';
import { useT } from '#i18n/react.tsx';
import { guardFields, type GuardRefusal } from './form-guard.ts';
import { useShell } from './shell/shell-data.tsx';
import { waitingTime } from './waiting-time.ts';

const refreshMilliseconds = 12 * 60 * 60_000;

/** Hidden inputs for a public form; its action asks refuseBots before anything else. */
export function FormGuard() {
  const t = useT();
  return (
    <>
      <input type="hidden" name={guardFields.stamp} value={useStamp()} />
      <div className="sr-only" aria-hidden="true">
        <label>
          {t('storefront.formGuard.leaveEmpty')}
          <input
            name={guardFields.trap}
            tabIndex={-1}
            autoComplete="off"
            data-1p-ignore=""
            data-lpignore="true"
          />
        </label>
      </div>
    </>
  );
}

/** The first one is kept: each answer brings a new stamp, and mending a field is quick work. */
function useStamp(): string {
  const { formStamp } = useShell();
  const [first] = useState(formStamp);
  return madeAt(formStamp) - madeAt(first) < refreshMilliseconds ? first : formStamp;
}

const madeAt = (stamp: string) => Number.parseInt(stamp, 36);

/** Says in a sentence why the form was not taken; what was typed is still there. */
export function useGuardWords() {
  const t = useT();
  return (refusal: GuardRefusal): string => {
    switch (refusal.reason) {
      case 'rate_limited': {
        const { key, count } = waitingTime(refusal.retryAfter);
        return t(key, { count });
      }
      case 'too_fast':
        return t('storefront.formGuard.tooFast');
      case 'expired':
        return t('storefront.formGuard.expired');
      case 'trapped':
        return t('storefront.formGuard.trapped');
    }
  };
}
