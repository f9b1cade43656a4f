import { useState } from 'react';
import { setLines, totalOfLines } from '#domain/catalog/product-set.ts';
import { isUnavailable, type PricedLine } from '#domain/checkout/priced-line.ts';
import { useLanguage } from '#i18n/react.tsx';
import { Button } from '#ui/button.tsx';
import { SmartLink } from '#ui/smart-link.tsx';
import { LinePicture } from '../../shared/cart/line-picture.tsx';
import { useCart } from '../../shared/cart/use-cart.ts';
import { StoredMarkup } from '../../shared/markup/stored-markup.tsx';
import './piece-offer.css';

interface PieceOfferProps {
  pieces: readonly PricedLine[];
  /** With the numbers that the pieces have on a picture. */
  isNumbered?: boolean;
  texts: {
    total: string;
    gone: string;
    add: string;
    added: (count: number) => string;
    full: string;
  };
}

/** Pieces that are offered together: which of them are wanted, their sum, one button for all. */
export function PieceOffer({ pieces, isNumbered, texts }: PieceOfferProps) {
  const { money } = useLanguage();
  const { addAll } = useCart();
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const lines = setLines(pieces.filter(({ productId }) => !leftOut.includes(productId)));
  const toggle = (id: string) =>
    setLeftOut(leftOut.includes(id) ? leftOut.filter((each) => each !== id) : [...leftOut, id]);
  return (
    <>
      <ul className="offered-pieces">
        {pieces.map((piece, index) => (
          <OfferedPiece
            key={piece.productId}
            piece={piece}
            position={isNumbered ? index + 1 : undefined}
            goneText={texts.gone}
            isWanted={!leftOut.includes(piece.productId)}
            onToggle={() => toggle(piece.productId)}
          />
        ))}
      </ul>
      <p className="offered-total">
        {texts.total} <bdi>{money(totalOfLines(lines))}</bdi>
      </p>
      <Button
        size="large"
        className="needs-script"
        disabled={lines.length === 0}
        onClick={() =>
          void addAll(lines, (grown) => ({
            title: grown > 0 ? texts.added(grown) : texts.full,
            variant: grown > 0 ? 'success' : 'default',
          }))
        }
      >
        {texts.add}
      </Button>
    </>
  );
}

interface OfferedPieceProps {
  piece: PricedLine;
  position: number | undefined;
  goneText: string;
  isWanted: boolean;
  onToggle: () => void;
}

function OfferedPiece({ piece, position, goneText, isWanted, onToggle }: OfferedPieceProps) {
  const { locale, money } = useLanguage();
  const isGone = isUnavailable(piece.state);
  return (
    <li className="offered-piece">
      <StoredMarkup name="offered piece" data={[piece, position]}>
        {() => <PieceText piece={piece} position={position} />}
      </StoredMarkup>
      <label className="choice needs-script">
        <input
          type="checkbox"
          className="choice-box"
          checked={isWanted && !isGone}
          disabled={isGone}
          onChange={onToggle}
          aria-label={piece.name[locale]}
        />
        <bdi>{isGone ? goneText : money(piece.lineTotal)}</bdi>
      </label>
    </li>
  );
}

/** Which piece it is, and how many of it. */
function PieceText({ piece, position }: Pick<OfferedPieceProps, 'piece' | 'position'>) {
  const { locale, number } = useLanguage();
  const name = piece.name[locale];
  const count = isUnavailable(piece.state) ? piece.wanted : piece.quantity;
  return (
    <>
      <LinePicture src={piece.picture} name={name} sizes="6rem" />
      {position && <span className="piece-number">{number(position)}</span>}
      <div>
        <SmartLink to={`/product/${piece.slug}${piece.query}`} className="link link-quiet">
          {`${number(count)} × ${name}`}
        </SmartLink>
        {piece.options.length > 0 && (
          <p className="text-sm text-muted">
            {piece.options.map((option) => option[locale]).join(' · ')}
          </p>
        )}
      </div>
    </>
  );
}
