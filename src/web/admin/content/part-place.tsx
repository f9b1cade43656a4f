import { useLanguage } from '#i18n/react.tsx';
import type { ListedPart } from './load-page-editor.server.ts';

/** The parts among which a part is moved, with itself. */
export const siblingsOf = (part: ListedPart, parts: readonly ListedPart[]): ListedPart[] =>
  parts.filter(({ type, section }) => type === part.type && section === part.section);

/** Says where a part lies after it was moved, also to screen readers. */
export function PartPlace({
  part,
  parts,
}: {
  part: ListedPart | null;
  parts: readonly ListedPart[];
}) {
  const { t, number } = useLanguage();
  const siblings = part ? siblingsOf(part, parts) : [];
  return (
    <p role="status" className="text-sm text-muted empty:hidden">
      {part &&
        t('adminContent.page.moved', {
          name: part.title,
          position: number(siblings.indexOf(part) + 1),
          count: number(siblings.length),
        })}
    </p>
  );
}
