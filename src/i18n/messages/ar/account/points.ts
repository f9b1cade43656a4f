export const points = {
  zero: 'لا توجد نقاط بعد',
  one: 'نقطة واحدة',
  two: 'نقطتان',
  few: '{count} نقاط',
  many: '{count} نقطة',
  other: '{count} نقطة',
};
