import { adminDashboardArea } from '#i18n/areas/admin-dashboard.ts';
import { benchMetrics } from '#domain/admin/lists/bench-list.ts';
import { hasRole } from '#domain/identity/roles.ts';
import { useT } from '#i18n/react.tsx';
import { systemClock } from '#platform/clock.ts';
import { readFirstSteps } from '#services/opening/read-first-steps.server.ts';
import { readLatestChanges } from '#services/admin/dashboard/read-latest-changes.server.ts';
import { readSales } from '#services/admin/dashboard/read-sales.server.ts';
import { readShopState } from '#services/admin/dashboard/read-shop-state.server.ts';
import { readWaiting } from '#services/admin/dashboard/read-waiting.server.ts';
import { benchSource } from '#services/admin/lists/bench-list.server.ts';
import { readMetrics } from '#services/admin/lists/read-metrics.server.ts';
import { readList } from '#services/admin/lists/read-list.server.ts';
import { readGameSwitch } from '#services/game/read-game-switch.server.ts';
import { Badge } from '#ui/badge.tsx';
import { pageRequest } from '../../shared/http/page-request.server.ts';
import { useAuth } from '../../shared/session/auth.tsx';
import { sessionOf } from '../../shared/session/session.server.ts';
import { AdminTitle } from '../admin-title.tsx';
import { AreaMessages } from '../../shared/messages/area-messages.tsx';
import { staffMemberOf } from '../staff-member.server.ts';
import type { Route } from './+types/dashboard.route.ts';
import { BenchPreview } from './bench-preview.tsx';
import './dashboard.css';
import { FirstStepsPanel } from './first-steps.tsx';
import { LatestChanges } from './latest-changes.tsx';
import { SalesPanel } from './sales-panel.tsx';
import { ShopStatePanel } from './shop-state-panel.tsx';
import { WaitingList } from './waiting-list.tsx';

const benchRows = 8;

export async function loader({ context }: Route.LoaderArgs) {
  const staff = { actor: staffMemberOf(context), now: systemClock.now() };
  const session = sessionOf(context);
  const roles = session.state === 'signed-out' ? [] : session.roles;
  const isAdmin = hasRole(roles);
  const seesBench = hasRole(roles, 'technical_office_manager');
  const [waiting, bench, made, sales, shop, isGameOn, changes, firstSteps] = await Promise.all([
    readWaiting(staff),
    seesBench ? readList(benchSource, new URLSearchParams(), staff) : null,
    seesBench ? readMetrics(benchMetrics, staff) : null,
    isAdmin ? readSales(staff) : null,
    isAdmin ? readShopState(staff) : null,
    hasRole(roles, 'marketing') ? readGameSwitch(staff.actor) : null,
    isAdmin ? readLatestChanges(staff, context.get(pageRequest).locale) : null,
    isAdmin ? readFirstSteps(staff) : null,
  ]);
  return {
    waiting,
    bench: bench?.ok
      ? { rows: bench.rows.slice(0, benchRows), pieces: Number(made?.pieces?.sums[0]?.amount ?? 0) }
      : null,
    sales,
    shop,
    isGameOn,
    changes,
    firstSteps,
  };
}

export default function AdminDashboard({ loaderData }: Route.ComponentProps) {
  return (
    <AreaMessages area={adminDashboardArea}>
      <Greeting />
      {loaderData.firstSteps && <FirstStepsPanel steps={loaderData.firstSteps} />}
      <div className="admin-dashboard">
        <div className="dashboard-column">
          <WaitingList waiting={loaderData.waiting} />
          {loaderData.sales && <SalesPanel sales={loaderData.sales} />}
        </div>
        <div className="dashboard-column">
          <ShopStatePanel state={loaderData.shop} isGameOn={loaderData.isGameOn} />
          {loaderData.bench && <BenchPreview {...loaderData.bench} />}
          {loaderData.changes && <LatestChanges changes={loaderData.changes} />}
        </div>
      </div>
    </AreaMessages>
  );
}

function Greeting() {
  const t = useT();
  const { user, roles } = useAuth();
  return (
    <>
      <AdminTitle>{t('admin.welcome', { name: user?.fullName ?? '' })}</AdminTitle>
      <p className="mt-4 flex flex-wrap gap-2">
        {roles.map((role) => (
          <Badge key={role}>{t(`admin.roles.${role}`)}</Badge>
        ))}
      </p>
    </>
  );
}
