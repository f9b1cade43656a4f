import type { ComponentProps } from 'react';
import type { Place } from '#services/delivery/places.server.ts';
import { useT } from '#i18n/react.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import type { AddressField, TypedAddress } from './draft.ts';
import { fieldId, type Problems } from './address-problems.ts';

export interface AddressFieldsProps {
  typed: TypedAddress;
  problems: Problems;
  places: readonly Place[];
  onType: (name: AddressField, value: string) => void;
}

const labels = {
  full_name: 'basket.address.fullName',
  phone: 'basket.address.phone',
  email: 'basket.address.email',
  governorate: 'basket.address.governorate',
  city: 'basket.address.city',
  street: 'basket.address.street',
  building: 'basket.address.building',
  floor: 'basket.address.floor',
  apartment: 'basket.address.apartment',
  landmark: 'basket.address.landmark',
} as const satisfies Record<AddressField, string>;

const hints = {
  phone: 'basket.address.phoneHint',
  email: 'basket.address.emailHint',
  landmark: 'basket.address.landmarkHint',
} as const;

const optional: readonly AddressField[] = ['floor', 'apartment', 'landmark'];

/** How the crew finds a door in Egypt. */
export function AddressFields(props: AddressFieldsProps) {
  return (
    <div className="address-fields">
      <Line {...props} name="full_name" autoComplete="name" maxLength={120} />
      <Line
        {...props}
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        dir="ltr"
        maxLength={40}
      />
      <Governorate {...props} />
      <Line {...props} name="city" autoComplete="address-level2" maxLength={120} />
      <Line {...props} name="street" autoComplete="address-line1" maxLength={200} wide />
      <div className="address-door">
        <Line {...props} name="building" autoComplete="off" maxLength={60} />
        <Line {...props} name="floor" autoComplete="off" maxLength={30} />
        <Line {...props} name="apartment" autoComplete="off" maxLength={30} />
      </div>
      <Line {...props} name="landmark" autoComplete="off" maxLength={200} wide />
    </div>
  );
}

type LineProps = AddressFieldsProps &
  Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete' | 'dir' | 'maxLength'> & {
    name: AddressField;
    wide?: boolean;
  };

export function Line({ typed, problems, onType, places: _, name, wide, ...input }: LineProps) {
  return (
    <Labelled name={name} problems={problems} wide={wide}>
      <TextInput
        {...input}
        name={name}
        className={input.dir === 'ltr' ? 'rtl:text-right' : undefined}
        value={typed[name] ?? ''}
        onChange={(event) => onType(name, event.target.value)}
      />
    </Labelled>
  );
}

function Governorate({ typed, problems, places, onType }: AddressFieldsProps) {
  const t = useT();
  return (
    <Labelled name="governorate" problems={problems}>
      <Select
        name="governorate"
        autoComplete="address-level1"
        placeholder={t('basket.address.choose')}
        options={places.map(({ code, name }) => ({ value: code, label: name }))}
        value={typed.governorate ?? ''}
        onChange={(event) => onType('governorate', event.target.value)}
      />
    </Labelled>
  );
}

interface LabelledProps {
  name: AddressField;
  problems: Problems;
  wide?: boolean;
  children: ComponentProps<typeof Field>['children'];
}

function Labelled({ name, problems, wide, children }: LabelledProps) {
  const t = useT();
  const problem = problems[name];
  const isOptional = optional.includes(name);
  return (
    <Field
      id={fieldId(name)}
      className={wide ? 'address-wide' : undefined}
      label={
        isOptional ? (
          <>
            {t(labels[name])} <span className="text-muted">{t('basket.address.optional')}</span>
          </>
        ) : (
          t(labels[name])
        )
      }
      hint={name in hints ? t(hints[name as keyof typeof hints]) : undefined}
      required={!isOptional}
      error={problem && t(`basket.address.problems.${problem}`)}
    >
      {children}
    </Field>
  );
}
