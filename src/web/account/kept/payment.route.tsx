import { useT } from '#i18n/react.tsx';
import { AccountTitle } from '../account-title.tsx';

export const loader = () => null;

export default function Payment() {
  const t = useT();
  return (
    <>
      <AccountTitle title={t('account.area.payment')} />
      <section className="account-panel">
        <h2 className="text-xl">{t('account.payment.method')}</h2>
        <p className="mt-3 max-w-prose text-muted">{t('account.payment.text')}</p>
      </section>
    </>
  );
}
