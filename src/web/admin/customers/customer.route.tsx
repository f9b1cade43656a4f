import { data } from 'react-router';
import { useT } from '#i18n/react.tsx';
import { customerKinds } from '#services/customers/find-person.server.ts';
import { readCustomer } from '#services/customers/read-customer.server.ts';
import { useAuth } from '../../shared/session/auth.tsx';
import { AdminTitle } from '../admin-title.tsx';
import { requireMenuRole } from '../require-menu-role.server.ts';
import { staffMemberOf } from '../staff-member.server.ts';
import type { Route } from './+types/customer.route.ts';
import { CustomerFacts } from './customer-facts.tsx';
import { CustomerOrders } from './customer-orders.tsx';
import { CustomerEnquiries, CustomerNotes, CustomerReturns } from './customer-records.tsx';
import './customer.css';

export const middleware = [requireMenuRole];

/** The address names a record of the person, never a phone number: addresses end up in logs. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const kind = customerKinds.find((each) => each === params.kind);
  const customer = kind && (await readCustomer({ kind, id: params.id }, staffMemberOf(context)));
  if (!customer) throw data(null, { status: 404 });
  return customer;
}

export default function CustomerPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { isAdmin } = useAuth();
  const { person, orders, returns, enquiries, notes } = loaderData;
  return (
    <>
      <AdminTitle page={t('admin.pages.customer')}>
        <bdi>{person.name || t('adminEnquiries.customer.unnamed')}</bdi>
      </AdminTitle>
      <p className="mt-2 max-w-prose text-muted">{t('adminEnquiries.customer.lead')}</p>
      <div className="customer-columns">
        <CustomerFacts person={person} orders={orders} isAdmin={isAdmin} />
        <div className="customer-main">
          <CustomerOrders orders={orders} />
          <CustomerReturns returns={returns} />
          <CustomerEnquiries enquiries={enquiries} />
          <CustomerNotes notes={notes} />
        </div>
      </div>
    </>
  );
}
