import { useState } from 'react';
import { useLanguage, useT } from '#i18n/react.tsx';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { Link } from '#ui/link.tsx';
import { RejectionLine } from '../../shared/forms/rejection-notice.tsx';
import { DeskForm } from '../forms/desk-form.tsx';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import { useShopForm } from '../../shared/forms/use-shop-form.ts';
import { DragHandle } from '../records/drag-handle.tsx';
import type { ListedPart } from './load-page-editor.server.ts';
import { pageEditorPath, pageIntents } from './page-intents.ts';
import { PartTools } from './part-tools.tsx';
import { usePartOrder } from './use-part-order.tsx';
import { usePartReasons } from './use-part-reasons.ts';

interface PartListProps {
  page: string;
  parts: readonly ListedPart[];
  selected: string | null;
}

/**
 * The parts in their order; the selected one is open and has its tools. On phones the list is folded, so
 * that the form comes first, and folds again when another part is chosen.
 */
export function PartList({ page, parts, selected }: PartListProps) {
  const { t, number } = useLanguage();
  const order = usePartOrder(parts);
  const [unfoldedAt, setUnfoldedAt] = useState<string | null>(null);
  const isFolded = selected !== null && unfoldedAt !== selected;
  const place = parts.findIndex(({ id }) => id === selected);
  return (
    <nav className={cx('part-list', isFolded && 'part-list-folded')} aria-labelledby="parts">
      <h2 id="parts" className="text-lg">
        {t('adminContent.page.parts')}
      </h2>
      {parts[place] && (
        <Button
          variant="outline"
          wide
          className="part-list-fold"
          aria-expanded={!isFolded}
          onClick={() => setUnfoldedAt(isFolded ? selected : null)}
        >
          {t('adminContent.page.place', {
            position: number(place + 1),
            count: number(parts.length),
            title: parts[place].title,
          })}
        </Button>
      )}
      <div className="part-list-body">
        <ol>
          {parts.map((part) => (
            <li
              key={part.id}
              className={cx('part draggable-line', part.type === 'item' && 'part-item')}
              {...order.lineProps(part)}
            >
              <Link
                to={pageEditorPath(page, part.id)}
                variant="quiet"
                className="part-link"
                aria-current={part.id === selected || undefined}
              >
                <span className={cx(!part.isVisible && 'line-through')}>{part.title}</span>
                <PartNotes part={part} />
                <DragHandle />
              </Link>
              {part.id === selected && <PartTools part={part} parts={parts} />}
            </li>
          ))}
        </ol>
        {order.form}
        <AddForms page={page} />
      </div>
    </nav>
  );
}

function PartNotes({ part }: { part: ListedPart }) {
  const t = useT();
  const notes = [
    part.status === 'draft' && t('adminContent.page.draft'),
    !part.isVisible && t('adminContent.page.hidden'),
    part.isChanged && t('adminContent.page.changed'),
  ].filter((note) => note !== false);
  return (
    <span className="part-note">
      {[t(`adminContent.page.types.${part.type}`), ...notes].join(' · ')}
    </span>
  );
}

/** The home page has sections, the others have text blocks. */
function AddForms({ page }: { page: string }) {
  const t = useT();
  const type = page === 'home' ? 'section' : 'block';
  const form = useShopForm({ intent: pageIntents.parts, fetcherKey: 'add-part' });
  return (
    <DeskForm
      form={form}
      hasNotice={false}
      reasonTexts={usePartReasons()}
      className="mt-3 grid gap-2"
    >
      <RejectionLine />
      <input type="hidden" name="change" value="add" />
      <SubmitButton
        name="type"
        value={type}
        variant="outline"
        size="small"
        busyLabel={t('adminContent.page.busy')}
      >
        {t(`adminContent.page.add.${type}`)}
      </SubmitButton>
    </DeskForm>
  );
}
