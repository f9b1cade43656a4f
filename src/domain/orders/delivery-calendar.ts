import { z } from 'zod';
import { addDays } from '../catalog/delivery.ts';

const day = z.iso.date();

/** The days of a delivery, as the address of its calendar entry names them. */
export const deliveryDays = z.object({
  number: z.string().regex(/^\d{6}-\d{5,}$/),
  from: day,
  to: day,
});
type DeliveryDays = z.infer<typeof deliveryDays>;

const compact = (date: string): string => date.replaceAll('-', '');

/** A whole-day entry for calendars (RFC 5545); its end is the day after the last one. */
export function deliveryCalendar({ number, from, to }: DeliveryDays, title: string): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Delivery//EN',
    'BEGIN:VEVENT',
    `UID:delivery-${number}`,
    `DTSTAMP:${compact(from)}T000000Z`,
    `DTSTART;VALUE=DATE:${compact(from)}`,
    `DTEND;VALUE=DATE:${compact(addDays(to, 1))}`,
    `SUMMARY:${title.replaceAll(/[\\;,]/g, '\\$&')}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
}
