import { createClient } from '@supabase/supabase-js';

const shop = createClient(process.env.SHOP_URL, process.env.ANON_KEY);
const { data, error } = await shop
  .from('products')
  .select('id, name, name_ar, price, product_images(image_url, is_primary)')
  .order('created_at', { ascending: false })
  .limit(4);
if (error) throw error;
console.log(JSON.stringify(data));
