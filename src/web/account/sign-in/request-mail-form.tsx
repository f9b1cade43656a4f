import { useT } from '#i18n/react.tsx';
import { Link } from '#ui/link.tsx';
import { EmailField } from '../../shared/forms/email-field.tsx';
import { ShopForm } from '../../shared/forms/shop-form.tsx';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import type { ShopFormState } from '../../shared/forms/use-shop-form.ts';
import { useAccountLabels } from '../fields/use-account-labels.ts';
import { Entrance } from './entrance.tsx';

interface RequestMailFormProps {
  /** Whose texts it shows. */
  about: 'forgot' | 'signInLink';
  form: ShopFormState;
  loginPath: string;
}

/** Asks for the address of an account, to which a link is mailed. */
export function RequestMailForm({ about, form, loginPath }: RequestMailFormProps) {
  const t = useT();
  return (
    <Entrance title={t(`account.${about}.title`)} lead={t(`account.${about}.lead`)}>
      <ShopForm
        form={form}
        labels={useAccountLabels('email')}
        failedTitle={t(`account.${about}.failed`)}
        hasToast
        className="grid gap-6"
      >
        <EmailField autoComplete="username" />
        <SubmitButton size="large" busyLabel={t(`account.${about}.busy`)} wide>
          {t(`account.${about}.submit`)}
        </SubmitButton>
      </ShopForm>
      <p className="mt-8 text-sm">
        <Link to={loginPath} className="form-link">
          {t(`account.${about}.back`)}
        </Link>
      </p>
    </Entrance>
  );
}
