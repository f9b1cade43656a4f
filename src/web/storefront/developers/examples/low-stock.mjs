import { createClient } from '@supabase/supabase-js';

// The secret key sees every row: use it in scripts of your own, never in a page or an app.
const shop = createClient(process.env.SHOP_URL, process.env.SERVICE_KEY);
const { data, count, error } = await shop
  .from('products')
  .select('sku, name, quantity', { count: 'exact' })
  .eq('stock_status', 'low_stock')
  .order('quantity')
  .limit(20);
if (error) throw error;
console.log(JSON.stringify({ count, products: data }));
