export const address = {
  optional: '(optional)',
  street: '{building} {street}',
  floor: 'Floor {floor}',
  apartment: 'Apartment {apartment}',
  comma: ', ',
} as const;
