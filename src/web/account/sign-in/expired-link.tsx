import { ButtonLink } from '#ui/button.tsx';
import { PageHead } from '../../shared/seo/page-head.tsx';
import { Entrance } from './entrance.tsx';

interface ExpiredLinkProps {
  title: string;
  text: string;
  /** The page that sends another link. */
  to: string;
  label: string;
}

/** In place of a form whose mailed link is used up, expired or incomplete. */
export const ExpiredLink = ({ title, text, to, label }: ExpiredLinkProps) => (
  <Entrance title={title} lead={text}>
    <PageHead title={title} robots="noindex" />
    <ButtonLink to={to}>{label}</ButtonLink>
  </Entrance>
);
