import { useEffect, useRef, type ReactNode } from 'react';
import { useLanguage } from '#i18n/react.tsx';
import { Link } from '#ui/link.tsx';
import './board.css';
import {
  BoardDragProvider,
  useDraggableCard,
  useDropColumn,
  type DraggableCard,
} from './board-drag.tsx';
import { BoardTabs } from './board-tabs.tsx';
import { columnId } from './column-id.ts';

export interface BoardColumnView {
  id: string;
  title: string;
  /** All cards of the column, also those that are not shown. */
  count: number;
  /** The list of exactly these rows. */
  href: string;
  /** A line below the title. */
  summary?: ReactNode;
  cards: readonly BoardCardView[];
  /** Shown instead of cards when there are none. */
  empty: string;
  /** The link to all rows when only some are shown. */
  more?: string;
  /** What happens to a card that is dropped here. */
  consequence?: string;
}

export interface BoardCardView extends DraggableCard {
  content: ReactNode;
}

interface BoardProps {
  label: string;
  columns: readonly BoardColumnView[];
  onDrop(cardId: string, column: string): void;
  /** The card that was moved last. The focus follows it to its new column. */
  movedCard?: string | null;
}

/**
 * Cards in columns, which move by dragging; each card also carries buttons that do the same. On a
 * phone one column fills the screen.
 */
export function Board({ label, columns, onDrop, movedCard = null }: BoardProps) {
  return (
    <BoardDragProvider onDrop={onDrop}>
      <BoardTabs label={label} columns={columns} />
      <div className="board" id="board">
        {columns.map((column) => (
          <BoardColumn key={column.id} column={column} movedCard={movedCard} />
        ))}
      </div>
    </BoardDragProvider>
  );
}

interface BoardColumnProps {
  column: BoardColumnView;
  movedCard: string | null;
}

function BoardColumn({ column, movedCard }: BoardColumnProps) {
  const { number } = useLanguage();
  const { element, state } = useDropColumn(column.id);
  const { id, title, count, href, summary, cards, empty, more, consequence } = column;
  return (
    <section
      ref={element}
      id={columnId(id)}
      className="board-column"
      aria-labelledby={`${columnId(id)}-title`}
      data-target={state}
    >
      <div className="board-head">
        <h2 id={`${columnId(id)}-title`} className="board-title">
          <Link to={href} variant="quiet">
            {title} <span className="board-count">{number(count)}</span>
          </Link>
        </h2>
        {summary && <div className="board-summary">{summary}</div>}
      </div>
      {consequence && (state === 'allowed' || state === 'over') && (
        <p className="board-consequence">{consequence}</p>
      )}
      {cards.length === 0 && <p className="board-empty">{empty}</p>}
      <ol className="board-cards">
        {cards.map((card) => (
          <li key={card.id}>
            <BoardCard card={card} isMoved={card.id === movedCard} />
          </li>
        ))}
      </ol>
      {more && (
        <Link to={href} className="board-more">
          {more}
        </Link>
      )}
    </section>
  );
}

function BoardCard({ card, isMoved }: { card: BoardCardView; isMoved: boolean }) {
  const { element, isDragged } = useDraggableCard(card);
  const isFollowed = useRef(false);
  // After each rendering: the button that was pressed goes away with the card's old place, or later with
  // the menu of a card that waits for its step.
  useEffect(() => {
    if (!isMoved) isFollowed.current = false;
    if (!isMoved || isFollowed.current || document.activeElement !== document.body) return;
    isFollowed.current = true;
    element.current?.querySelector('a')?.focus({ preventScroll: true });
  });
  return (
    <article ref={element} className="board-card" data-dragged={isDragged || undefined}>
      {card.content}
    </article>
  );
}
