import { createClient } from '@supabase/supabase-js';

const shop = createClient(process.env.SHOP_URL, process.env.ANON_KEY);
await shop.auth.signInWithPassword({
  email: process.env.EMAIL,
  password: process.env.PASSWORD,
});
const { data, error } = await shop
  .from('orders')
  .select('id, number, status, total, order_items(name, quantity)')
  .order('created_at', { ascending: false })
  .limit(10);
if (error) throw error;
console.log(JSON.stringify(data));
