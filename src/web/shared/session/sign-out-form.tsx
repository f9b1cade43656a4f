import type { ReactNode } from 'react';
import { useFetcher } from 'react-router';
import { useT } from '#i18n/react.tsx';
import type { FormResult } from '../forms/form-result.ts';
import { forgetTyping } from '../forms/typed/typed-store.ts';
import { useOnNewValue } from '../forms/use-on-new-value.ts';
import { signOutFailed } from '../flash/sign-out-failed.ts';
import { toast } from '#ui/toast-store.ts';

/** A form, so that signing out works without scripts and never happens by following a link. */
export function SignOutForm({ className, children }: { className?: string; children: ReactNode }) {
  const t = useT();
  const fetcher = useFetcher<FormResult>();
  useOnNewValue(fetcher.data && !fetcher.data.ok ? fetcher.data : null, () =>
    toast(signOutFailed(t)),
  );
  return (
    <fetcher.Form method="post" action="/logout" onSubmit={() => forgetTyping()}>
      <button type="submit" className={className}>
        {children}
      </button>
    </fetcher.Form>
  );
}
