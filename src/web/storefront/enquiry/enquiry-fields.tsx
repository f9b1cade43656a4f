import { useT } from '#i18n/react.tsx';
import type { Option } from '#ui/select.tsx';
import { EmailField } from '../../shared/forms/email-field.tsx';
import { TextField } from '../../shared/forms/form-fields.tsx';
import { useAuth } from '../../shared/session/auth.tsx';

/** Name, e-mail and phone; the first two are known of a customer. */
export function PersonFields({ phoneRequired = true }: { phoneRequired?: boolean }) {
  const t = useT();
  const { user } = useAuth();
  return (
    <>
      <TextField
        name="full_name"
        autoComplete="name"
        maxLength={200}
        defaultValue={user?.fullName}
        required
      />
      <EmailField autoComplete="email" maxLength={254} defaultValue={user?.email} />
      <TextField
        name="phone"
        hint={t('enquiries.fields.phoneHint')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        dir="ltr"
        maxLength={40}
        required={phoneRequired}
        optional={!phoneRequired}
      />
    </>
  );
}

/** The options of a list of names, with their labels. */
export const optionsOf = <Name extends string>(
  names: readonly Name[],
  labelOf: (name: Name) => string,
): Option[] => names.map((value) => ({ value, label: labelOf(value) }));
