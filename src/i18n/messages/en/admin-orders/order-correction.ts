export const orderCorrection = {
  open: 'Correct phone, address or note',
  lead: 'Until the order is shipped. Another governorate changes the delivery fee; you will see the new amount before it is saved.',
  notes: 'Note of the customer',
  save: 'Save the correction',
  agree: 'Save with {amount}',
  saved: 'The order is corrected.',
  same: 'Nothing differed, so nothing was changed.',
  feeChanges:
    'Delivery there costs {fee} instead of {before}. The customer pays {amount} on delivery instead of {total}. Save again to agree; the customer will be told.',
  changedMeanwhile: 'A colleague has corrected this order meanwhile. Please look again.',
} as const;
