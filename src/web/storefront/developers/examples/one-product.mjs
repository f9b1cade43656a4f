import { createClient } from '@supabase/supabase-js';

const shop = createClient(process.env.SHOP_URL, process.env.ANON_KEY);
const { data, error } = await shop
  .from('products')
  .select('*, product_images(*), product_variants(*)')
  .eq('id', process.env.PRODUCT_ID)
  .order('display_order', { referencedTable: 'product_images' })
  .single();
if (error) throw error;
console.log(JSON.stringify(data));
