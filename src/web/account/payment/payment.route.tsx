import { useLanguage } from '#i18n/react.tsx';
import { KhatamPattern } from '#ui/khatam.tsx';
import { AccountTitle } from '../account-title.tsx';

export const loader = () => null;

const steps = ['order', 'deliver', 'pay'] as const;

export default function Payment() {
  const { t, number } = useLanguage();
  return (
    <>
      <AccountTitle title={t('account.area.payment')} lead={t('account.payment.lead')} />
      <section aria-labelledby="method" className="payment-method">
        <KhatamPattern />
        <h2 id="method" className="text-2xl">
          {t('account.payment.method')}
        </h2>
        <p className="max-w-prose">{t('account.payment.text')}</p>
      </section>
      <ol className="payment-steps">
        {steps.map((step, position) => (
          <li key={step}>
            <span className="payment-number" aria-hidden="true">
              {number(position + 1)}
            </span>
            <h3 className="text-xl">{t(`account.payment.steps.${step}`)}</h3>
            <p className="text-muted">{t(`account.payment.steps.${step}Text`)}</p>
          </li>
        ))}
      </ol>
      <section aria-labelledby="good-to-know" className="mt-12 max-w-prose">
        <h2 id="good-to-know" className="mb-2 text-xl">
          {t('account.payment.noteTitle')}
        </h2>
        <p className="text-muted">{t('account.payment.note')}</p>
      </section>
    </>
  );
}
