export const shopSettings = {
  lead: 'The header, the footer, e-mail, invoices and search engines read these facts from here.',
  brand: 'Name',
  legal: 'Invoices',
  legalLead: 'Printed on invoices, as the law requires.',
  contact: 'Contact and address',
  mapHint: 'The address of a map, beginning with https://',
  whatsApp: 'WhatsApp',
  whatsAppHint:
    'With a number, product, order and contact pages offer a chat. Empty: no page does.',
  fields: {
    brand_name: 'Brand name',
    legal_name: 'Legal name',
    tax_number: 'Tax registration number',
    commercial_register: 'Commercial register',
    contact_email: 'E-mail',
    contact_phone: 'Telephone',
    address: 'Address',
    opening_hours: 'Opening hours',
    map_url: 'Map',
    whatsapp_number: 'Number',
    whatsapp_hours: 'When it is answered',
  },
} as const;
