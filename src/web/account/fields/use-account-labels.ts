import { useT } from '#i18n/react.tsx';

type AccountField =
  | 'fullName'
  | 'email'
  | 'phone'
  | 'password'
  | 'currentPassword'
  | 'newPassword'
  | 'jobPosition'
  | 'company';

/** The labels of a form of the account area, in the given order. */
export function useAccountLabels(...fields: AccountField[]): Record<string, string> {
  const t = useT();
  return Object.fromEntries(fields.map((field) => [field, t(`account.fields.${field}`)]));
}
