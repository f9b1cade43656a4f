import { useRef } from 'react';
import { moveText } from '#domain/admin/records/arrangement.ts';
import { useT } from '#i18n/react.tsx';
import type { ArrangedKind } from '#services/company/arranged-tables.ts';
import type { ArrangeableGroup } from '#services/company/read-arrangement.server.ts';
import type { FormResult } from '../../../shared/forms/form-result.ts';
import { RejectionLine } from '../../../shared/forms/rejection-notice.tsx';
import { DeskForm } from '../../forms/desk-form.tsx';
import { useShopForm } from '../../../shared/forms/use-shop-form.ts';
import { useLineDrag } from '../../records/use-line-drag.ts';
import { useReloadAfterConflict } from '../../records/use-reload-after-conflict.ts';
import './arrange.css';
import { ArrangeLine } from './arrange-line.tsx';
import { shownOrder } from './shown-order.ts';

interface ArrangeListProps {
  kind: ArrangedKind;
  groups: readonly ArrangeableGroup[];
  heading?: string;
  serverResult?: FormResult | null;
}

/** Records in the order of the shop. Each move is sent and stored by itself. */
export function ArrangeList({ kind, groups: stored, heading, serverResult }: ArrangeListProps) {
  const t = useT();
  const form = useShopForm({ intent: kind, serverResult });
  useReloadAfterConflict(form.rejection);
  const { groups, seen } = shownOrder(stored, form);
  const dropButton = useRef<HTMLButtonElement>(null);
  const drag = useLineDrag((move) => {
    const button = dropButton.current!;
    button.value = moveText(move);
    button.form?.requestSubmit(button);
  });
  return (
    <section className="arrange" aria-label={heading}>
      {heading && <h2>{heading}</h2>}
      <DeskForm
        form={form}
        hasNotice={false}
        preventScrollReset
        reasonTexts={{
          changed_meanwhile: t('admin.records.arrange.meanwhile'),
          forbidden: t('admin.recordForm.forbidden'),
          invalid_input: t('admin.records.arrange.failed'),
        }}
      >
        <RejectionLine />
        <p role="status" className="text-sm text-palm empty:hidden">
          {form.success && t('admin.records.arrange.moved')}
        </p>
        <input type="hidden" name="seen" value={seen} />
        <button ref={dropButton} type="submit" name="move" hidden />
        {groups.map(({ id, title, items }) => (
          <section key={id} className="arrange-group" aria-label={title || undefined}>
            {title && <h3>{title}</h3>}
            <ol {...drag.groupProps({ id, items })}>
              {items.map((item, index) => (
                <ArrangeLine
                  key={item.id}
                  item={item}
                  isFirst={index === 0}
                  drag={drag.lineProps({ id: item.id, group: id, index })}
                />
              ))}
              {items.length === 0 && (
                <li className="arrange-empty">{t('admin.records.arrange.empty')}</li>
              )}
            </ol>
          </section>
        ))}
      </DeskForm>
    </section>
  );
}
