import type { SectionLink } from '#domain/content/section.ts';
import { ButtonLink } from '#ui/button.tsx';

/** The first link is the main action, the second a secondary one. */
export function SectionLinks({ links }: { links: readonly SectionLink[] }) {
  if (links.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-3">
      {links.map(({ text, url }, position) => (
        <ButtonLink key={url} to={url} size="large" variant={position === 0 ? 'solid' : 'outline'}>
          {text}
        </ButtonLink>
      ))}
    </div>
  );
}
