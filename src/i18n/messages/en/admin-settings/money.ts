export const moneySettings = {
  lead: 'Orders keep the currency and the tax with which they were placed.',
  currency: 'Currency',
  currencies: { USD: 'US dollar', EGP: 'Egyptian pound' },
  notConverted: {
    one: 'Prices are not converted. {count} product keeps its number.',
    other: 'Prices are not converted. {count} products keep their number.',
  },
  typeHint: 'Only to change the currency: type the code of the new one.',
  notTyped: 'Type the code of the new currency to confirm the change.',
  tax: 'Tax',
  taxModes: {
    included: 'Prices include the tax',
    exclusive: 'The tax is added to the prices',
  },
  rateHint: 'From 0 to 100 percent',
  digits: 'Digits in Arabic texts',
  digitKinds: { arab: 'Arabic-Indic digits', latn: 'Western digits' },
  fields: {
    currency: 'The shop sells in',
    typed_currency: 'Code of the new currency',
    tax_mode: 'Prices and tax',
    tax_rate: 'Tax rate in percent',
    arabic_digits: 'Arabic pages show',
  },
} as const;
