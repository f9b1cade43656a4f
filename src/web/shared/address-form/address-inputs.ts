import type { OrderAddress } from '#domain/checkout/address.ts';
import type { PlainMessageKey } from '#i18n/messages/index.ts';

export type AddressField = keyof OrderAddress;

/** Reported by the domain's schemas, or by the service that knows where we deliver. */
export type AddressProblem =
  | 'required'
  | 'invalid_phone'
  | 'invalid_email'
  | 'too_long'
  | 'not_served'
  | 'invalid';

interface AddressInput {
  name: AddressField;
  autoComplete?: string;
  type?: 'tel' | 'email';
  inputMode?: 'tel' | 'email';
  dir?: 'ltr' | 'auto';
  hint?: PlainMessageKey;
  optional?: boolean;
}

/** The phone first, by which couriers find people; then the usual order of an Egyptian address. */
export const addressInputs: readonly AddressInput[] = [
  {
    name: 'phone',
    autoComplete: 'tel',
    type: 'tel',
    inputMode: 'tel',
    dir: 'ltr',
    hint: 'addressForm.phoneHint',
  },
  { name: 'full_name', autoComplete: 'name', dir: 'auto' },
  { name: 'governorate' },
  { name: 'city', autoComplete: 'address-level2', dir: 'auto' },
  { name: 'street', autoComplete: 'address-line1', dir: 'auto' },
  { name: 'building', dir: 'auto' },
  { name: 'floor', dir: 'auto', optional: true },
  { name: 'apartment', dir: 'auto', optional: true },
  {
    name: 'landmark',
    dir: 'auto',
    optional: true,
    hint: 'addressForm.landmarkHint',
  },
  {
    name: 'email',
    autoComplete: 'email',
    type: 'email',
    inputMode: 'email',
    dir: 'ltr',
    hint: 'addressForm.emailHint',
  },
];
