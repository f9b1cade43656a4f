export const checkoutAddress = {
  optional: '(optional)',
  street: '{building} {street}',
  floor: 'Floor {floor}',
  apartment: 'Apartment {apartment}',
  comma: ', ',
} as const;
