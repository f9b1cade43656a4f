export const coupon = {
  label: 'Coupon code',
  apply: 'Apply',
  applying: 'Checking the coupon',
  remove: 'Remove',
  removeCode: 'Remove the coupon {code}',
  removed: 'The coupon was removed',
  login: 'Log in and come back',
} as const;
