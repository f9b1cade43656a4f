export const accountAddress = {
  street: '{building} {street}',
  floor: 'Floor {floor}',
  apartment: 'Apartment {apartment}',
  comma: ', ',
} as const;
