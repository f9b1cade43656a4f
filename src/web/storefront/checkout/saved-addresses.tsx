import { useT } from '#i18n/react.tsx';
import type { CustomerAddress } from '#services/addresses/addresses.server.ts';
import { Badge } from '#ui/badge.tsx';
import { AddressLines } from './address-lines.tsx';

interface SavedAddressesProps {
  addresses: readonly CustomerAddress[];
  selected: string | null;
  onChoose: (id: string) => void;
}

export function SavedAddresses({ addresses, selected, onChoose }: SavedAddressesProps) {
  const t = useT();
  return (
    <fieldset className="grid gap-6">
      <legend className="checkout-question">{t('cart.checkout.whereTitle')}</legend>
      <div className="saved-addresses">
        {addresses.map((address) => (
          <label key={address.id} className="choice-frame saved-address">
            <input
              type="radio"
              name="address"
              className="choice-box"
              value={address.id}
              checked={address.id === selected}
              onChange={() => onChoose(address.id)}
            />
            <span className="grid gap-1">
              {(address.label || address.isDefault) && (
                <span className="flex flex-wrap gap-2 font-medium">
                  {address.label}
                  {address.isDefault && <Badge>{t('cart.checkout.defaultAddress')}</Badge>}
                </span>
              )}
              <AddressLines
                address={{ ...address, full_name: address.fullName }}
                governorate={address.governorate}
              />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
