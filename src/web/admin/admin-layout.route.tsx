import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { entriesFor } from '#web/admin/menu/menu.ts';
import { useT } from '#i18n/react.tsx';
import { DialogIconButton } from '#ui/dialog.tsx';
import { MenuIcon, WifiOffIcon } from '#ui/icons.tsx';
import { Link } from '#ui/link.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { useHasScripts } from '#ui/use-has-scripts.ts';
import { systemClock } from '#platform/clock.ts';
import { updatePosition } from '#services/admin/live/follow-updates.server.ts';
import { useIsOnline } from '../shared/connection/use-is-online.ts';
import { useAuth } from '../shared/session/auth.tsx';
import { requireRole } from '../shared/session/guards.server.ts';
import { viewAsOf } from '../shared/session/session.server.ts';
import { LanguageMenu } from '../shared/shell/preference-menus.tsx';
import { ThemeMenu } from '../shared/shell/preference-menus.tsx';
import type { Route } from './+types/admin-layout.route.ts';
import './admin.css';
import { AdminNavigation } from './admin-navigation.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { RestoredNotice } from '../shared/forms/typed/restored-notice.ts';
import { DecisionBar } from './decisions/decision-bar.tsx';
import { loadOwnDecisions } from './decisions/load-own-decisions.server.ts';
import { LeaveDialog } from './forms/leave-dialog.tsx';
import { RestoredText } from './forms/restored-text.tsx';
import { LiveConnection } from './live/live-connection.tsx';
import { PresenceContext } from './presence/record-presence.tsx';
import { PaletteButton } from './palette/palette-button.tsx';
import { Shortcuts } from './shortcuts/shortcuts.tsx';
import { ViewAsBanner } from './view-as/view-as-banner.tsx';
import { ViewAsMenu } from './view-as/view-as-menu.tsx';

export const middleware = [requireRole()];

/** A loader also makes the guard run on client-side navigations. */
export async function loader({ context }: Route.LoaderArgs) {
  const [position, decisions] = await Promise.all([
    updatePosition(systemClock),
    loadOwnDecisions(context),
  ]);
  return { updatePosition: position, viewAs: viewAsOf(context), decisions };
}

/** The back office renders its own frame. */
export const handle = { bare: true };

const sheetId = 'admin-menu';

const showRestored = (onDiscard: () => void) => <RestoredText onDiscard={onDiscard} />;

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { roles } = useAuth();
  const entries = entriesFor(roles);
  return (
    <div className="admin">
      <LiveConnection position={loaderData.updatePosition} />
      <div className="admin-sidebar">
        <p className="admin-title">{t('admin.title')}</p>
        <AdminNavigation entries={entries} />
      </div>
      <div className="min-w-0">
        <TopBar />
        {loaderData.viewAs && <ViewAsBanner role={loaderData.viewAs} />}
        <div className="admin-page">
          <PresenceContext value={!loaderData.viewAs}>
            <RestoredNotice value={showRestored}>
              <Outlet />
            </RestoredNotice>
          </PresenceContext>
        </div>
      </div>
      <LeaveDialog />
      <DecisionBar served={loaderData.decisions} />
      <BottomBar />
      <Sheet id={sheetId} side="start" title={t('admin.title')}>
        <AdminNavigation entries={entries} />
        <Link to="/" variant="quiet" className="admin-link">
          {t('admin.toShop')}
        </Link>
      </Sheet>
    </div>
  );
}

/** Announced by the indicator of the whole site, which is not seen here. */
function AreaName() {
  const t = useT();
  if (useIsOnline()) return <p className="grow font-medium">{t('admin.pageTitle')}</p>;
  return (
    <p className="flex grow items-center gap-2 font-medium" aria-hidden="true">
      <WifiOffIcon className="size-5" />
      {t('connection.offlineBadge')}
    </p>
  );
}

function TopBar() {
  const t = useT();
  const { isAdmin } = useAuth();
  const { key } = useLocation();
  const hasScripts = useHasScripts();
  useEffect(() => (document.getElementById(sheetId) as HTMLDialogElement | null)?.close(), [key]);
  return (
    <div className="admin-bar">
      <DialogIconButton opens={sheetId} label={t('admin.menu')} className="lg:hidden">
        <MenuIcon />
      </DialogIconButton>
      <AreaName />
      <PaletteButton />
      {hasScripts && <Shortcuts />}
      <Link to="/" variant="quiet" className="admin-bar-link">
        {t('admin.toShop')}
      </Link>
      {isAdmin && <ViewAsMenu />}
      <LanguageMenu />
      <ThemeMenu />
    </div>
  );
}
