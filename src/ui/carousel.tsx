import { Children, type KeyboardEvent, type ReactNode } from 'react';
import { IconButton } from './button.tsx';
import { cx } from './cx.ts';
import { ArrowIcon, PauseIcon, PlayIcon } from './icons.tsx';
import { useUiLabels } from './labels.tsx';
import { useAutoplay } from './use-autoplay.ts';
import { useCarousel } from './use-carousel.ts';

type CarouselProps = {
  /** The accessible name of the carousel. */
  label: string;
  loop?: boolean;
  /** Milliseconds between slides; without it nothing moves by itself. */
  autoplay?: number;
  /** How many slides are visible at once on phones, tablets and desktops. */
  perView?: 'one' | 'one-two-three' | 'two-three-four';
  className?: string;
  /** One element per slide. */
  children: ReactNode;
};

/** Without scripts the slides scroll and snap natively; the controls need the script. */
export function Carousel(props: CarouselProps) {
  const { label, loop = false, autoplay, perView = 'one', className, children } = props;
  const labels = useUiLabels();
  const { viewport, embla, position } = useCarousel(loop);
  const player = useAutoplay(embla, autoplay);
  const slides = Children.toArray(children);
  const of = labels.number(slides.length);

  const go = (move: () => void) => () => {
    player.stop();
    move();
  };
  const previous = go(() => embla?.scrollPrev());
  const next = go(() => embla?.scrollNext());

  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      className={cx('carousel', `carousel-${perView}`, className)}
      data-ready={embla ? '' : undefined}
      onKeyDown={(event) => onArrow(event, previous, next)}
      onMouseEnter={player.hold}
      onMouseLeave={player.release}
      onFocus={player.hold}
      onBlur={player.release}
    >
      <div ref={viewport} className="carousel-viewport" tabIndex={embla ? undefined : 0}>
        <div className="carousel-track" aria-live={player.playing ? 'off' : 'polite'}>
          {slides.map((slide, index) => (
            <div
              key={index}
              role="group"
              aria-roledescription="slide"
              aria-label={labels.slide(labels.number(index + 1), of)}
              className="carousel-slide"
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      {slides.length > 1 && (
        <div className="carousel-controls">
          {position.snaps > 1 && (
            <>
              <Dots
                count={position.snaps}
                selected={position.selected}
                onSelect={(dot) => go(() => embla?.scrollTo(dot))()}
              />
              {autoplay !== undefined && (
                <IconButton
                  label={player.playing ? labels.pause : labels.play}
                  onClick={player.toggle}
                >
                  {player.playing ? <PauseIcon /> : <PlayIcon />}
                </IconButton>
              )}
              <IconButton
                label={labels.previous}
                onClick={previous}
                disabled={!loop && position.atStart}
              >
                <ArrowIcon back />
              </IconButton>
              <IconButton label={labels.next} onClick={next} disabled={!loop && position.atEnd}>
                <ArrowIcon />
              </IconButton>
            </>
          )}
        </div>
      )}
    </section>
  );
}

type DotsProps = { count: number; selected: number; onSelect: (dot: number) => void };

function Dots({ count, selected, onSelect }: DotsProps) {
  const { slide, number } = useUiLabels();
  return (
    <div className="me-auto flex flex-wrap">
      {Array.from({ length: count }, (_, dot) => (
        <button
          key={dot}
          type="button"
          className="carousel-dot"
          aria-label={slide(number(dot + 1), number(count))}
          aria-current={dot === selected ? 'true' : undefined}
          onClick={() => onSelect(dot)}
        />
      ))}
    </div>
  );
}

/** The arrow key in reading direction moves forward, in either writing direction. */
function onArrow(event: KeyboardEvent<HTMLElement>, previous: () => void, next: () => void) {
  if ((event.target as Element).matches('input, textarea, select')) return;
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
  const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
  event.preventDefault();
  if ((event.key === 'ArrowRight') !== rtl) next();
  else previous();
}
