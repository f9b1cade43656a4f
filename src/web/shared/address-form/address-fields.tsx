import { useT } from '#i18n/react.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { AreaMessages } from '../messages/area-messages.tsx';
import './address-form.css';
import { addressInputs, type AddressField, type AddressProblem } from './address-inputs.ts';

export interface AddressFieldsProps {
  /** Initial values: a saved address, or what was typed before. */
  values?: Partial<Record<AddressField, string | null>>;
  problems?: Partial<Record<AddressField, AddressProblem>>;
  /** The governorates we deliver to, in the visitor's language. */
  places: readonly { code: string; name: string }[];
  /** Guests also enter an email address; a customer's is known. */
  withEmail?: boolean;
}

/**
 * The inputs of an Egyptian address, named like the fields of an order's address. Uncontrolled: a
 * page that stores what is typed listens to the input events of its form.
 */
export function AddressFields(props: AddressFieldsProps) {
  return (
    <AreaMessages area="addressForm">
      <Fields {...props} />
    </AreaMessages>
  );
}

function Fields({ values, problems, places, withEmail = false }: AddressFieldsProps) {
  const t = useT();
  const [firstWrong] = Object.keys(problems ?? {});
  return (
    <div className="address-fields">
      {addressInputs
        .filter(({ name }) => name !== 'email' || withEmail)
        .map(({ name, optional, hint, wide, ...input }) => {
          const label = t(`addressForm.${name}`);
          const wrong = problems?.[name];
          const start = {
            name,
            defaultValue: values?.[name] ?? '',
            autoFocus: firstWrong === name,
          };
          return (
            <Field
              key={name}
              id={`address-${name}`}
              className={wide ? 'address-wide' : undefined}
              label={optional ? t('addressForm.optional', { label }) : label}
              hint={hint && t(hint)}
              required={!optional}
              error={wrong && t(`addressForm.problems.${wrong}`)}
            >
              {name === 'governorate' ? (
                <Select
                  {...start}
                  autoComplete="address-level1"
                  placeholder={t('addressForm.chooseGovernorate')}
                  options={places.map((place) => ({ value: place.code, label: place.name }))}
                />
              ) : (
                <TextInput
                  {...start}
                  {...input}
                  className={input.dir === 'ltr' ? 'rtl:text-right' : undefined}
                />
              )}
            </Field>
          );
        })}
    </div>
  );
}
