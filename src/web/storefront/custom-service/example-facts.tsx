import { leadTimeInWeeks } from '#domain/catalog/lead-time.ts';
import type { WorkExample } from '#domain/work/work.ts';
import { useLanguage } from '#i18n/react.tsx';

/** What the pieces of a project cost, and how long it takes to make them. */
export function ExampleFacts({ work: { prices, leadTime } }: { work: WorkExample }) {
  const { t, money } = useLanguage();
  const weeks = leadTime && leadTimeInWeeks(leadTime);
  return (
    <div className="mt-2 grid gap-1 text-sm">
      {prices && (
        <p>
          {t('enquiries.customService.examplePrices', {
            from: money(prices.from),
            to: money(prices.to),
          })}
        </p>
      )}
      {weeks && (
        <p>{t('enquiries.customService.exampleWeeks', { from: weeks.from, count: weeks.to })}</p>
      )}
    </div>
  );
}
