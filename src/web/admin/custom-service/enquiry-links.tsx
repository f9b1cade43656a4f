import { useT } from '#i18n/react.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { useAuth } from '../../shared/session/auth.tsx';
import { rolesFor } from '../menu/menu.ts';

const pages = [
  { name: 'customService', path: '/admin/custom-service' },
  { name: 'requestBoard', path: '/admin/custom-service/board' },
  { name: 'messages', path: '/admin/custom-service/messages' },
  { name: 'savedReplies', path: '/admin/custom-service/replies' },
] as const;

/** Leads to the other pages of this entry that the reader may open. */
export function EnquiryLinks({ current }: { current: (typeof pages)[number]['name'] }) {
  const t = useT();
  const { hasRole } = useAuth();
  return pages
    .filter(({ name, path }) => name !== current && hasRole(...rolesFor(path)))
    .map(({ name, path }) => (
      <ButtonLink key={path} to={path} size="small" variant="outline">
        {t(`admin.pages.${name}`)}
      </ButtonLink>
    ));
}
