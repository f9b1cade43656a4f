import type { ReactNode } from 'react';
import { useFetcher } from 'react-router';
import { useT } from '#i18n/react.tsx';
import type { FormResult } from '../forms/form-result.ts';
import { useOnNewValue } from '../forms/use-on-new-value.ts';
import { flashToast } from '../flash/flash.ts';
import { useShell } from '../shell/shell-data.tsx';
import { toast } from '#ui/toast-store.ts';

/** A form, so that signing out works without scripts and never happens by following a link. */
export function SignOutForm({ className, children }: { className?: string; children: ReactNode }) {
  const t = useT();
  const { name } = useShell().site;
  const fetcher = useFetcher<FormResult>();
  useOnNewValue(fetcher.data && !fetcher.data.ok ? fetcher.data : null, () =>
    toast(flashToast('sign_out_failed', t, name)),
  );
  return (
    <fetcher.Form method="post" action="/logout">
      <button type="submit" className={className}>
        {children}
      </button>
    </fetcher.Form>
  );
}
