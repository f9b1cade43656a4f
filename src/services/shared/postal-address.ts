/** A postal address; missing parts are empty. */
export interface PostalAddress {
  fullName: string;
  phone: string;
  governorate: string;
  city: string;
  street: string;
  building: string;
  floor: string;
  apartment: string;
  landmark: string;
}

/** Converts a row of `addresses`, or an order's copy of one. */
export function postalAddress(source: object, governorate: string): PostalAddress {
  const parts = source as Record<string, unknown>;
  const text = (key: string) => (typeof parts[key] === 'string' ? parts[key] : '');
  return {
    fullName: text('full_name'),
    phone: text('phone'),
    governorate: governorate || text('governorate'),
    city: text('city'),
    street: text('street'),
    building: text('building'),
    floor: text('floor'),
    apartment: text('apartment'),
    landmark: text('landmark'),
  };
}
