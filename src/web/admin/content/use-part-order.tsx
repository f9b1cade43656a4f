import { useRef, useState } from 'react';
import { RejectionLine } from '../../shared/forms/rejection-notice.tsx';
import { DeskForm } from '../forms/desk-form.tsx';
import { useShopForm } from '../../shared/forms/use-shop-form.ts';
import { useLineDrag, type LineDrop } from '../records/use-line-drag.ts';
import type { ListedPart } from './load-page-editor.server.ts';
import { pageIntents } from './page-intents.ts';
import { PartPlace, siblingsOf } from './part-place.tsx';
import { usePartReasons } from './use-part-reasons.ts';

/** Parts are dragged among those of their kind and section; the form sends what was dropped. */
export function usePartOrder(parts: readonly ListedPart[]) {
  const form = useShopForm({ intent: pageIntents.parts, fetcherKey: 'drop-part' });
  const reasonTexts = usePartReasons();
  const [dropped, setDropped] = useState<string>();
  const dropButton = useRef<HTMLButtonElement>(null);
  const send = ({ item, index }: LineDrop) => {
    const part = parts.find(({ id }) => id === item)!;
    const others = siblingsOf(part, parts).filter(({ id }) => id !== item);
    const button = dropButton.current!;
    const input = (name: string) => button.form!.elements.namedItem(name) as HTMLInputElement;
    input('part').value = item;
    input('target').value = others[index]?.id ?? '';
    setDropped(item);
    button.form!.requestSubmit(button);
  };
  const drag = useLineDrag(send, { isWithinGroup: true });
  const moved = form.success && parts.find(({ id }) => id === dropped);
  return {
    lineProps: (part: ListedPart) =>
      drag.lineProps({
        id: part.id,
        group: `${part.type} ${part.section}`,
        index: siblingsOf(part, parts).indexOf(part),
      }),
    form: (
      <DeskForm form={form} hasNotice={false} reasonTexts={reasonTexts} preventScrollReset>
        <RejectionLine />
        <PartPlace part={moved || null} parts={parts} />
        <input type="hidden" name="part" />
        <input type="hidden" name="target" />
        <button ref={dropButton} type="submit" name="change" value="before" hidden />
      </DeskForm>
    ),
  };
}
