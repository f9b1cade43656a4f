import { Form } from 'react-router';
import type { LinkedAccount } from '#services/providers/linked-accounts.server.ts';
import { useT } from '#i18n/react.tsx';
import { Button } from '#ui/button.tsx';
import type { FormResult } from '../../shared/forms/form-result.ts';
import { ShopForm } from '../../shared/forms/shop-form.tsx';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import { SuccessNotice } from '../../shared/forms/success-notice.tsx';
import { useShopForm } from '../../shared/forms/use-shop-form.ts';
import { AccountPanel } from '../account-panel.tsx';

interface LinkedAccountsProps {
  accounts: readonly LinkedAccount[];
  serverResult: FormResult<object> | undefined;
}

/** Accounts elsewhere that open this one. */
export function LinkedAccounts({ accounts, serverResult }: LinkedAccountsProps) {
  const t = useT();
  if (accounts.length === 0) return null;
  return (
    <AccountPanel id="linked-accounts" title={t('account.security.linkedTitle')} className="mt-8">
      <p className="mt-2 mb-6 max-w-prose text-muted">{t('account.security.linkedText')}</p>
      <ul>
        {accounts.map((account) => (
          <LinkedAccountRow key={account.provider} {...{ account, serverResult }} />
        ))}
      </ul>
    </AccountPanel>
  );
}

interface RowProps {
  account: LinkedAccount;
  serverResult: LinkedAccountsProps['serverResult'];
}

function LinkedAccountRow({ account, serverResult }: RowProps) {
  const t = useT();
  const { provider, name, canUnlink } = account;
  const unlinking = useShopForm({ intent: `unlink-${provider}`, serverResult });
  // Without scripts the page was loaded with the account from before the form.
  const identity = unlinking.success ? null : account.identity;
  return (
    <li className="linked-account">
      <div className="min-w-0">
        <h3>
          <bdi>{name}</bdi>
        </h3>
        <p className="truncate text-sm text-muted">
          {identity
            ? (identity.email ?? t('account.security.linked'))
            : t('account.security.notLinked')}
        </p>
        {identity && !canUnlink && (
          <p className="mt-1 max-w-prose text-sm">{t('account.security.onlyWayIn')}</p>
        )}
      </div>
      {identity && canUnlink && (
        <ShopForm
          form={unlinking}
          failedTitle={t('account.security.unlinkFailed', { provider: name })}
          reasonTexts={{ single_identity_not_deletable: t('account.security.onlyWayIn') }}
          hasToast
        >
          <input type="hidden" name="identityId" value={identity.id} />
          <SubmitButton variant="outline" busyLabel={t('account.profile.saving')}>
            {t('account.security.unlink')}
            <span className="sr-only"> {name}</span>
          </SubmitButton>
        </ShopForm>
      )}
      {!identity && (
        <>
          <SuccessNotice
            result={unlinking.success}
            title={t('account.security.unlinked', { provider: name })}
          />
          <Form method="post" action="/account/security/link" reloadDocument>
            <input type="hidden" name="provider" value={provider} />
            <Button type="submit" variant="outline">
              {t('account.security.link')}
              <span className="sr-only"> {name}</span>
            </Button>
          </Form>
        </>
      )}
    </li>
  );
}
