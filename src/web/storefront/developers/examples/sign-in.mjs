import { createClient } from '@supabase/supabase-js';

const shop = createClient(process.env.SHOP_URL, process.env.ANON_KEY);
const { data, error } = await shop.auth.signInWithPassword({
  email: process.env.EMAIL,
  password: process.env.PASSWORD,
});
if (error) throw error;
console.log(JSON.stringify(data.session));
