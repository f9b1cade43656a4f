import { useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import type { SavedAddress } from '#domain/addresses/saved-address.ts';
import { useT } from '#i18n/react.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field } from '#ui/field.tsx';
import { WarningIcon } from '#ui/icons.tsx';
import { TextInput } from '#ui/text-input.tsx';
import {
  AddressFields,
  type AddressFieldsProps,
} from '../../shared/address-form/address-fields.tsx';
import type { RefusedAddress } from './save-by-form.server.ts';

interface AddressFormProps {
  places: AddressFieldsProps['places'];
  /** Null for a new one. */
  address: SavedAddress | null;
  refused: RefusedAddress | null;
}

const texts = {
  invalid_input: 'account.fields.checkAgain',
  too_many: 'account.addresses.tooMany',
  not_found: 'account.addresses.gone',
} as const;

export function AddressForm({ places, address, refused }: AddressFormProps) {
  const t = useT();
  const form = useRef<HTMLFormElement>(null);
  const isSaving = useNavigation().formMethod === 'POST';
  const problems = refused?.problems ?? {};
  const typed = refused?.typed;

  useEffect(() => {
    if (!refused) return;
    const find = (what: string) => form.current?.querySelector<HTMLElement>(what);
    (find('[aria-invalid="true"]') ?? find('.form-notice'))?.focus();
  }, [refused]);

  return (
    <Form ref={form} method="post" noValidate className="grid max-w-3xl gap-8">
      {refused && (
        <div className="form-notice" tabIndex={-1}>
          <WarningIcon className="mt-0.5 text-terracotta" />
          <div>
            <p className="font-medium">{t('account.addresses.failed')}</p>
            <p className="text-sm">{t(texts[refused.reason])}</p>
          </div>
        </div>
      )}
      <Field
        id="address-label"
        label={t('account.fields.optional', { label: t('account.addresses.label') })}
        hint={t('account.addresses.labelHint')}
        error={problems.label && t('account.fields.tooLong')}
      >
        <TextInput name="label" dir="auto" defaultValue={typed?.label ?? address?.label ?? ''} />
      </Field>
      <AddressFields places={places} values={typed ?? address ?? {}} problems={problems} />
      <Checkbox
        name="is_default"
        value="yes"
        label={t('account.addresses.isDefault')}
        defaultChecked={typed ? typed.is_default === 'yes' : address?.is_default}
      />
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          size="large"
          busy={isSaving}
          busyLabel={t('account.addresses.saving')}
        >
          {t('account.addresses.save')}
        </Button>
        <ButtonLink to="/account/addresses" size="large" variant="quiet">
          {t('account.addresses.back')}
        </ButtonLink>
      </div>
    </Form>
  );
}
