import { useT } from '#i18n/react.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { ShopForm } from '../../shared/forms/shop-form.tsx';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import { useShopForm } from '../../shared/forms/use-shop-form.ts';
import { CopyButton } from '../../shared/clipboard/copy-button.tsx';
import { AccountPanel } from '../account-panel.tsx';

/** A link for friends, which the owner can revoke. */
export function ShareList({ link }: { link: string | null }) {
  const t = useT();
  const form = useShopForm({});
  return (
    <AccountPanel id="share-list" title={t('wishlist.share')} className="mt-14 grid gap-4">
      <p className="text-sm text-muted">{t('wishlist.shareText')}</p>
      {link && (
        <div className="flex flex-wrap items-end gap-3">
          <Field label={t('wishlist.shareLink')} className="min-w-0 grow">
            <TextInput readOnly dir="ltr" value={link} className="rtl:text-right" />
          </Field>
          <CopyButton
            text={link}
            messages={{ done: t('wishlist.copied'), failed: t('wishlist.copyFailed') }}
          >
            {t('wishlist.copy')}
          </CopyButton>
        </div>
      )}
      <ShopForm form={form} hasNotice={false} hasToast failedTitle={t('failure.title')}>
        <SubmitButton
          name="intent"
          value={link ? 'end' : 'share'}
          variant={link ? 'quiet' : 'outline'}
        >
          {t(link ? 'wishlist.endShare' : 'wishlist.share')}
        </SubmitButton>
      </ShopForm>
    </AccountPanel>
  );
}
