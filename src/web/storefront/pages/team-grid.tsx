import type { TeamMember } from '#domain/content/company.ts';
import { Monogram } from '#ui/monogram.tsx';
import { ShopPicture } from '../../shared/pictures/shop-picture.tsx';

interface TeamGridProps {
  members: readonly TeamMember[];
  heading?: 'h2' | 'h3';
}

const archSizes = '(min-width: 64rem) 19rem, 44vw';

/** Members are shown with a picture of their work, or else with their initials. */
export function TeamGrid({ members, heading: Heading = 'h3' }: TeamGridProps) {
  return (
    <ul className="team">
      {members.map(({ id, name, position, bio, picture }) => (
        <li key={id} className="team-member">
          <div className="team-arch" aria-hidden="true">
            {picture ? (
              <ShopPicture
                src={picture}
                alt=""
                title={name}
                width={720}
                height={900}
                sizes={archSizes}
                frame="fill"
              />
            ) : (
              <Monogram name={name} size="fill" />
            )}
          </div>
          <div className="team-name">
            {picture && <Monogram name={name} size="small" />}
            <Heading>{name}</Heading>
          </div>
          <p className="team-position">{position}</p>
          {bio && <p className="text-muted">{bio}</p>}
        </li>
      ))}
    </ul>
  );
}
