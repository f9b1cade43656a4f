import { Outlet } from 'react-router';
import { requireUser } from '../shared/session/guards.server.ts';
import type { Route } from './+types/account-layout.route.ts';
import { AccountNavigation } from './account-navigation.tsx';
import './account.css';
import './account-area.css';
import './account-pages.css';
import { Avatar } from './avatar.tsx';
import { signedIn } from './signed-in.server.ts';

export const middleware = [requireUser];

/** A loader also makes the guard run on client-side navigations. */
export function loader({ context }: Route.LoaderArgs) {
  const { fullName, email, avatarUrl } = signedIn(context).profile;
  return { fullName, email, avatarUrl };
}

export default function AccountLayout({ loaderData }: Route.ComponentProps) {
  const { fullName, email, avatarUrl } = loaderData;
  return (
    <div className="page account-area">
      <div className="account-sidebar">
        <div className="account-owner">
          <Avatar name={fullName} url={avatarUrl} />
          <div className="min-w-0">
            <p className="truncate font-medium">
              <bdi>{fullName}</bdi>
            </p>
            {/* Left to right in Arabic too: the ellipsis belongs at the end of the address. */}
            <p dir="ltr" className="truncate text-start text-sm text-muted rtl:text-end">
              {email}
            </p>
          </div>
        </div>
        <AccountNavigation />
      </div>
      <div className="min-w-0">
        <Outlet />
      </div>
    </div>
  );
}
