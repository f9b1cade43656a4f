import { createClient } from '@supabase/supabase-js';

const shop = createClient(process.env.SHOP_URL, process.env.ANON_KEY);
// Keep the key until the answer has arrived: the same key never orders twice.
const key = crypto.randomUUID();
const { data, error } = await shop.functions.invoke('checkout', {
  body: {
    key,
    items: [{ product_id: process.env.PRODUCT_ID, quantity: 1 }],
    address: {
      full_name: 'Salma Fahmy',
      phone: '01012345678',
      email: 'salma@example.com',
      governorate: 'cairo',
      city: 'Zamalek',
      street: '26 July Street',
      building: '12',
    },
    payment_method: 'cash_on_delivery',
    locale: 'en',
  },
});
if (error) throw error;
console.log(JSON.stringify(data.order));
