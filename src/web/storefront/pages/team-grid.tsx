import type { TeamMember } from '#domain/content/company.ts';
import { Monogram } from '#ui/monogram.tsx';
import { Picture } from '#ui/picture.tsx';

interface TeamGridProps {
  members: readonly TeamMember[];
  heading?: 'h2' | 'h3';
}

/** Members without a picture are shown with an initial. */
export function TeamGrid({ members, heading: Heading = 'h3' }: TeamGridProps) {
  return (
    <ul className="team">
      {members.map(({ id, name, position, bio, picture }) => (
        <li key={id} className="team-member">
          <div className="team-arch" aria-hidden="true">
            {picture ? (
              <Picture src={picture} alt="" title={name} width={720} height={900} frame="fill" />
            ) : (
              <Monogram name={name} size="fill" />
            )}
          </div>
          <Heading>{name}</Heading>
          <p className="team-position">{position}</p>
          {bio && <p className="text-muted">{bio}</p>}
        </li>
      ))}
    </ul>
  );
}
