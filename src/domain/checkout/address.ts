import { z } from 'zod';
import { emailAddress, singleLine, phone } from '../identity/account-forms.ts';

const part = (longest: number) => singleLine(longest).min(1, 'required');
const optionalPart = (longest: number) =>
  singleLine(longest)
    .nullish()
    .transform((text) => text || null);

/** The delivery crew calls first: must be an Egyptian number. */
const egyptianPhone = phone.refine((number) => number.startsWith('+20'), 'invalid_phone');

/** The delivery address. Messages name the problem; callers translate them. */
export const orderAddress = z.strictObject({
  full_name: singleLine(120).min(2, 'required'),
  phone: egyptianPhone,
  email: emailAddress,
  /** A governorate code; the service checks that we deliver there. */
  governorate: part(40),
  city: part(120),
  street: part(200),
  building: part(60),
  floor: optionalPart(30),
  apartment: optionalPart(30),
  landmark: optionalPart(200),
});
export type OrderAddress = z.infer<typeof orderAddress>;
