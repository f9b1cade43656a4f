import { createClient } from '@supabase/supabase-js';

const shop = createClient(process.env.SHOP_URL, process.env.ANON_KEY);
const { data, error } = await shop.functions.invoke('price-cart', {
  body: {
    items: [{ product_id: process.env.PRODUCT_ID, quantity: 1 }],
    governorate: 'cairo',
  },
});
if (error) throw error;
console.log(JSON.stringify(data));
