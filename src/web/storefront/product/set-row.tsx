import { useState } from 'react';
import { setLines, totalOfLines, type ProductSet } from '#domain/catalog/product-set.ts';
import { isUnavailable, type PricedLine } from '#domain/checkout/priced-line.ts';
import { useLanguage } from '#i18n/react.tsx';
import { Button } from '#ui/button.tsx';
import { SmartLink } from '#ui/smart-link.tsx';
import { LinePicture } from '../../shared/cart/line-picture.tsx';
import { useCart } from '../../shared/cart/use-cart.ts';

/** The pieces of the set, which of them are wanted, and one button for all. */
export function SetRow({ set }: { set: ProductSet }) {
  const { t, money } = useLanguage();
  const { addAll } = useCart();
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const lines = setLines(set.pieces.filter(({ productId }) => !leftOut.includes(productId)));
  const toggle = (id: string) =>
    setLeftOut(leftOut.includes(id) ? leftOut.filter((each) => each !== id) : [...leftOut, id]);
  return (
    <section className="section set" aria-labelledby="set">
      <h2 id="set">{t('productDetails.set.title', { name: set.name })}</h2>
      <p className="text-muted">{t('productDetails.set.why')}</p>
      <ul className="set-pieces">
        {set.pieces.map((piece) => (
          <SetPiece
            key={piece.productId}
            piece={piece}
            isWanted={!leftOut.includes(piece.productId)}
            onToggle={() => toggle(piece.productId)}
          />
        ))}
      </ul>
      <p className="set-total">
        {t('productDetails.set.total')} <bdi>{money(totalOfLines(lines))}</bdi>
      </p>
      <Button
        size="large"
        className="needs-script"
        disabled={lines.length === 0}
        onClick={() =>
          void addAll(lines, (grown) => ({
            title:
              grown > 0
                ? t('productDetails.set.added', { count: grown })
                : t('productDetails.set.full'),
            variant: grown > 0 ? 'success' : 'default',
          }))
        }
      >
        {t('productDetails.set.add')}
      </Button>
    </section>
  );
}

interface SetPieceProps {
  piece: PricedLine;
  isWanted: boolean;
  onToggle: () => void;
}

function SetPiece({ piece, isWanted, onToggle }: SetPieceProps) {
  const { t, locale, money, number } = useLanguage();
  const name = piece.name[locale];
  const isGone = isUnavailable(piece.state);
  return (
    <li className="set-piece">
      <LinePicture src={piece.picture} name={name} sizes="6rem" />
      <div>
        <SmartLink to={`/product/${piece.slug}${piece.query}`} className="link link-quiet">
          {`${number(isGone ? piece.wanted : piece.quantity)} × ${name}`}
        </SmartLink>
        {piece.options.length > 0 && (
          <p className="text-sm text-muted">
            {piece.options.map((option) => option[locale]).join(' · ')}
          </p>
        )}
        <label className="choice needs-script">
          <input
            type="checkbox"
            className="choice-box"
            checked={isWanted && !isGone}
            disabled={isGone}
            onChange={onToggle}
            aria-label={name}
          />
          <bdi>{isGone ? t('productDetails.set.gone') : money(piece.lineTotal)}</bdi>
        </label>
      </div>
    </li>
  );
}
