export const couponBulk = {
  choose: 'Change the ticked coupons',
  edits: {
    switchOff: 'Switch off',
    switchOn: 'Switch on',
    extend: 'Extend the end',
  },
  fields: { until: 'New end, Cairo time' },
  preview: 'Preview',
  previewing: 'Preparing the preview …',
  consequence: 'You will see what changes before anything is saved.',
} as const;
