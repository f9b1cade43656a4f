import { deliveryCalendar, deliveryDays } from '#domain/orders/delivery-calendar.ts';
import { translator } from '#i18n/translator.server.ts';
import { readerOf } from '../components/reader.server.ts';
import type { Route } from './+types/delivery-calendar.route.ts';

/** The days of a delivery for the buyer's calendar; its address says all that it contains. */
export function loader({ url, context }: Route.LoaderArgs) {
  const days = deliveryDays.safeParse(Object.fromEntries(url.searchParams));
  if (!days.success) throw new Response(null, { status: 404 });
  const { number } = days.data;
  const title = translator(readerOf(context).locale)('cart.confirmation.calendarEntry', { number });
  return new Response(deliveryCalendar(days.data, title), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="delivery.ics"',
    },
  });
}
