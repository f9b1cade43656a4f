import { useT } from '#i18n/react.tsx';
import type { CustomerAddress } from '#services/addresses/addresses.server.ts';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Dialog, DialogButton, DialogCloseButton } from '#ui/dialog.tsx';
import { ShopForm } from '../../shared/forms/shop-form.tsx';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import { useShopForm } from '../../shared/forms/use-shop-form.ts';
import { PostalLines } from '../postal-lines.tsx';

/** The list reports the result: a deleted card is gone. */
export const addressesKey = 'addresses';

export function AddressCard({ address }: { address: CustomerAddress }) {
  const t = useT();
  const { id, isDefault } = address;
  const label = address.label ?? t('account.addresses.unnamed');
  const dialog = `delete-${id}`;
  const form = useShopForm({ fetcherKey: addressesKey });
  return (
    <li className="account-panel address-card">
      <div>
        <p className="mb-3 flex flex-wrap items-center gap-3 font-display text-xl">
          {address.label && <bdi>{address.label}</bdi>}
          {isDefault && <Badge tone="warning">{t('account.addresses.default')}</Badge>}
        </p>
        <PostalLines address={address} />
      </div>
      <div className="address-actions">
        <ButtonLink
          to={`/account/addresses/${id}`}
          size="small"
          variant="outline"
          aria-label={t('account.addresses.editName', { label })}
        >
          {t('account.addresses.edit')}
        </ButtonLink>
        {!isDefault && (
          <ShopForm form={form} hasNotice={false}>
            <input type="hidden" name="id" value={id} />
            <SubmitButton size="small" variant="quiet">
              {t('account.addresses.makeDefault')}
            </SubmitButton>
          </ShopForm>
        )}
        <DialogButton
          opens={dialog}
          size="small"
          variant="quiet"
          aria-label={t('account.addresses.deleteName', { label })}
        >
          {t('account.addresses.delete')}
        </DialogButton>
      </div>
      <DeleteDialog id={id} dialog={dialog} />
    </li>
  );
}

function DeleteDialog({ id, dialog }: { id: string; dialog: string }) {
  const t = useT();
  const form = useShopForm({ fetcherKey: addressesKey });
  return (
    <Dialog
      id={dialog}
      title={t('account.addresses.deleteTitle')}
      footer={
        <>
          <DialogCloseButton closes={dialog}>{t('account.addresses.keep')}</DialogCloseButton>
          <ShopForm form={form} hasNotice={false}>
            <input type="hidden" name="id" value={id} />
            <SubmitButton name="intent" value="delete" variant="danger">
              {t('account.addresses.delete')}
            </SubmitButton>
          </ShopForm>
        </>
      }
    >
      <p>{t('account.addresses.deleteText')}</p>
    </Dialog>
  );
}
