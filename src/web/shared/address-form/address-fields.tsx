import { addressFormArea } from '#i18n/areas/address-form.ts';
import { useT } from '#i18n/react.tsx';
import { AreaMessages } from '../messages/area-messages.tsx';
import { useFormContext } from '../forms/form-context.ts';
import { SelectField, TextField } from '../forms/form-fields.tsx';
import './address-form.css';
import { addressInputs, type AddressField, type AddressProblem } from './address-inputs.ts';

export interface AddressFieldsProps {
  /** The initial values: a saved address, or what was typed before. */
  values?: Partial<Record<AddressField, string | null>>;
  /** Where we deliver, in the reader's language. */
  governorates: readonly { code: string; name: string }[];
  /** A guest also enters where mails go; a customer's address is known. */
  withEmail?: boolean;
}

/**
 * The fields of an Egyptian address, named like the address of an order, inside a <ShopForm> whose
 * idPrefix is "address". Uncontrolled: a page that saves what is typed listens to input events.
 */
export function AddressFields(props: AddressFieldsProps) {
  return (
    <AreaMessages area={addressFormArea}>
      <Fields {...props} />
    </AreaMessages>
  );
}

function Fields({ values, governorates, withEmail = false }: AddressFieldsProps) {
  const t = useT();
  const { rejection, problemOf } = useFormContext();
  return (
    <div className="address-fields">
      {addressInputs
        .filter(({ name }) => name !== 'email' || withEmail)
        .map(({ name, optional, hint, ...input }) => {
          const problem = problemOf(name) && rejection?.fields[name];
          const field = {
            name,
            label: t(`addressForm.${name}`),
            hint: hint && t(hint),
            required: !optional,
            optional,
            error: problem && t(`addressForm.problems.${problem as AddressProblem}`),
            defaultValue: values?.[name] ?? '',
          };
          return name === 'governorate' ? (
            <SelectField
              key={name}
              {...field}
              autoComplete="address-level1"
              placeholder={t('addressForm.chooseGovernorate')}
              options={governorates.map(({ code, name: label }) => ({ value: code, label }))}
            />
          ) : (
            <TextField key={name} {...field} {...input} enterKeyHint="next" />
          );
        })}
    </div>
  );
}
