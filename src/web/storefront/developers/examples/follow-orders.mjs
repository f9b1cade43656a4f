import { createClient } from '@supabase/supabase-js';

const shop = createClient(process.env.SHOP_URL, process.env.ANON_KEY);
await shop.auth.signInWithPassword({
  email: process.env.EMAIL,
  password: process.env.PASSWORD,
});
// The channel then joins with the token of the sign-in, not with the key.
await shop.realtime.setAuth();
const changes = { event: 'UPDATE', schema: 'public', table: 'orders' };
shop
  .channel('my-orders')
  .on('postgres_changes', changes, async ({ new: order }) => {
    console.log(JSON.stringify({ number: order.number, status: order.status }));
    await shop.removeAllChannels();
    process.exit();
  })
  .subscribe((state) => console.error(state));
