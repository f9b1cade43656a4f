import type { SavedAddress } from '#domain/addresses/saved-address.ts';
import { useT } from '#i18n/react.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import {
  AddressFields,
  type AddressFieldsProps,
} from '../../shared/address-form/address-fields.tsx';
import { TextField } from '../../shared/forms/form-fields.tsx';
import type { FormResult } from '../../shared/forms/form-result.ts';
import { ShopForm } from '../../shared/forms/shop-form.tsx';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import { useShopForm } from '../../shared/forms/use-shop-form.ts';

interface AddressFormProps {
  governorates: AddressFieldsProps['governorates'];
  /** Null for a new one. */
  address: SavedAddress | null;
  serverResult: FormResult | undefined;
}

export function AddressForm({ governorates, address, serverResult }: AddressFormProps) {
  const t = useT();
  const form = useShopForm({ serverResult });
  const submitted = form.rejection?.values;
  const isSubmitted = submitted && Object.keys(submitted).length > 0;
  return (
    <ShopForm
      form={form}
      failedTitle={t('account.addresses.failed')}
      reasonTexts={{
        too_many: t('account.addresses.tooMany'),
        not_found: t('account.addresses.gone'),
      }}
      idPrefix="address"
      className="grid max-w-3xl gap-8"
    >
      <TextField
        name="label"
        label={t('account.addresses.label')}
        hint={t('account.addresses.labelHint')}
        dir="auto"
        defaultValue={address?.label ?? ''}
        optional
      />
      <AddressFields governorates={governorates} values={address ?? {}} />
      <Checkbox
        name="is_default"
        value="yes"
        label={t('account.addresses.isDefault')}
        defaultChecked={isSubmitted ? submitted['is_default'] === 'yes' : address?.is_default}
      />
      <div className="flex flex-wrap gap-3">
        <SubmitButton size="large" busyLabel={t('account.addresses.saving')}>
          {t('account.addresses.save')}
        </SubmitButton>
        <ButtonLink to="/account/addresses" size="large" variant="quiet">
          {t('account.addresses.back')}
        </ButtonLink>
      </div>
    </ShopForm>
  );
}
