import { useLanguage } from '#i18n/react.tsx';
import type { SetupStep, FirstSteps } from '#services/opening/read-first-steps.server.ts';
import { CheckIcon, WarningIcon } from '#ui/icons.tsx';
import { SmartLink } from '#ui/smart-link.tsx';

const places: Record<SetupStep, string> = {
  shop: '/admin/settings/shop',
  mail: '/admin/settings/opening',
  money: '/admin/settings/money',
  delivery: '/admin/settings/delivery',
  factor: '/account/security',
  colleagues: '/admin/users',
  terms: '/admin/content',
  products: '/admin/products',
  home: '/admin/content',
  backup: '/admin/settings/system',
  open: '/admin/settings/opening',
};

/** For the administrators of a shop that is not open yet. */
export function FirstStepsPanel({ steps: { steps, hasMailServer } }: { steps: FirstSteps }) {
  const { t, number } = useLanguage();
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <section aria-labelledby="first-steps" className="first-steps">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="first-steps" className="text-xl">
          {t('adminDashboard.firstSteps.title')}
        </h2>
        <p className="text-sm text-muted">
          {t('adminDashboard.firstSteps.progress', {
            value: number(done),
            total: number(steps.length),
          })}
        </p>
      </div>
      <p className="mt-1 text-muted">{t('adminDashboard.firstSteps.lead')}</p>
      {!hasMailServer && (
        <p className="mt-3 flex items-center gap-2 text-terracotta">
          <WarningIcon /> {t('adminDashboard.firstSteps.noMail')}
        </p>
      )}
      <ol className="first-steps-list">
        {steps.map(({ name, isDone }, index) => (
          <li key={name}>
            <SmartLink to={places[name]} className="first-step" data-done={isDone ? '' : undefined}>
              <span className="first-step-mark">
                {isDone ? (
                  <>
                    <CheckIcon />
                    <span className="sr-only">{t('adminDashboard.firstSteps.done')}</span>
                  </>
                ) : (
                  number(index + 1)
                )}
              </span>
              <span>
                <span className="block font-medium">
                  {t(`adminDashboard.firstSteps.steps.${name}`)}
                </span>
                <span className="block text-sm text-muted">
                  {t(`adminDashboard.firstSteps.hints.${name}`)}
                </span>
              </span>
            </SmartLink>
          </li>
        ))}
      </ol>
    </section>
  );
}
