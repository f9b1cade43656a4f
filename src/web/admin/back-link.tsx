import { Link } from '#ui/link.tsx';

interface BackLinkProps {
  to: string;
  label: string;
}

/** Above the title of a page that belongs to a list. */
export function BackLink({ to, label }: BackLinkProps) {
  return (
    <p className="mb-3 text-sm">
      <Link to={to} variant="quiet">
        {label}
      </Link>
    </p>
  );
}
