import { type ComponentType, lazy, Suspense, useState } from 'react';
import { useHasScripts } from '#ui/use-has-scripts.ts';
import { afterFirstInteraction } from './after-first-interaction.ts';
import { UsedAreas } from './messages-store.tsx';
import { usePressAgain } from './use-press-again.ts';

/** The frame around a part, which stays when only the markup inside is known. */
export const withFrame = <Props extends object>(Content: ComponentType<Props>) =>
  function Framed(props: Props) {
    const frame = usePressAgain();
    const content = <Content {...props} />;
    return (
      <div ref={frame} className="contents">
        {import.meta.env.SSR ? <UsedAreas value={null}>{content}</UsedAreas> : content}
      </div>
    );
  };

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

const loadNothing = () => ({ default: () => null });

/**
 * What stands for a part whose scripts could not be fetched: its markup as the server rendered it. A
 * part that came later, with a navigation, has none: its scripts are fetched again.
 */
const asServed = <Props extends object>(load: Load<Props>): ComponentType<Props> =>
  function AsServed(props: Props) {
    const isHydrated = useHasScripts();
    const [wasServed] = useState(!isHydrated);
    const [Content] = useState(() => lazy(load) as ComponentType<Props>);
    // React leaves the markup of an element alone that claims to set it.
    if (wasServed) {
      return (
        <div
          className="contents"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: '' }}
        />
      );
    }
    return (
      <Suspense>
        <Content {...props} />
      </Suspense>
    );
  };

/**
 * For parts that work without scripts: these are fetched with the first interaction. When they cannot
 * be fetched, the part stays as the server rendered it. On a page that came later an optional part is
 * then left out, because browsers do not fetch a module again that they could not fetch before.
 */
export function enhanceLater<Props extends object>(
  load: Load<Props>,
  { isOptional = false } = {},
): ComponentType<Props> {
  const loadLater = afterFirstInteraction(load);
  const loadAgain: Load<Props> = isOptional ? () => load().catch(loadNothing) : load;
  return lazy<ComponentType<Props>>(() =>
    loadLater().then(
      ({ default: Content }) => ({ default: withFrame(Content) }),
      () => ({ default: asServed(loadAgain) }),
    ),
  ) as ComponentType<Props>;
}
