import type { DayRange } from '#domain/catalog/delivery.ts';
import { leadTimeInWeeks } from '#domain/catalog/lead-time.ts';
import type { Translate } from '#i18n/messages/index.ts';

/** Needs the messages of the area `productDetails`. */
export function leadTimeText(t: Translate, leadTime: DayRange): string {
  if (leadTime.to === 0) return t('productDetails.facts.leadTimeReady');
  const weeks = leadTimeInWeeks(leadTime);
  // Beside a date, weeks that are only about right would contradict it.
  if (!weeks || leadTime.from % 7 || leadTime.to % 7) {
    return t('productDetails.facts.leadTimeDays', { from: leadTime.from, count: leadTime.to });
  }
  return weeks.from === weeks.to
    ? t('productDetails.facts.weeks', { count: weeks.to })
    : t('productDetails.facts.leadTimeWeeks', { from: weeks.from, count: weeks.to });
}
