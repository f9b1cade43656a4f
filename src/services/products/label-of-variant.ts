import { sql, type RawBuilder } from 'kysely';

/** How staff know a variant: “Nile sofa · blue · 260”. */
export const labelOfVariant = (variant: string): RawBuilder<string> => {
  const column = (name: string) => sql.ref(`${variant}.${name}`);
  return sql`concat_ws(' · ', (
    select p.name from public.products p where p.id = ${column('product_id')}
  ), ${column('color')}, ${column('material')}, ${column('size')})`;
};
