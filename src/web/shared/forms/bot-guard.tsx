import { useState } from 'react';
import { useT } from '#i18n/react.tsx';
import { useShell } from '../shell/shell-data.tsx';
import { guardFields } from './guard-fields.ts';

const refreshMilliseconds = 12 * 60 * 60_000;

/** Hidden inputs of a public form; `handleForm` checks them when `isPublic` is set. */
export function BotGuard() {
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

/** Keeps the first stamp: each response brings a new one, and correcting a field is quick work. */
function useStamp(): string {
  const { formStamp } = useShell();
  const [first] = useState(formStamp);
  return madeAt(formStamp) - madeAt(first) < refreshMilliseconds ? first : formStamp;
}

const madeAt = (stamp: string) => Number.parseInt(stamp, 36);
