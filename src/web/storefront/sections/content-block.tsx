import type { BlockName, BlockResult, ContentBlock } from '#domain/content/content-block.ts';
import { useT } from '#i18n/react.tsx';
import { WarningIcon } from '#ui/icons.tsx';
import { BlockCards, BlockFacts, BlockSplit, BlockSteps, BlockText } from './block-kinds.tsx';

const views = {
  text: BlockText,
  cards: BlockCards,
  steps: BlockSteps,
  facts: BlockFacts,
  split: BlockSplit,
};

/** A text block written by staff, rendered by its kind. */
export function BlockView({ block }: { block: ContentBlock }) {
  const View = views[block.kind];
  return <View block={block} />;
}

/** The same for a block that may be missing. */
export function ContentBlockView({ result }: { result: BlockResult }) {
  return result.ok ? <BlockView block={result.block} /> : <BlockAlert name={result.name} />;
}

export function BlockAlert({ name }: { name: BlockName }) {
  const t = useT();
  return (
    <div role="alert" className="block-alert">
      <WarningIcon className="text-terracotta" />
      <div>
        <p className="font-medium">{t('storefront.sections.blockError')}</p>
        <p>
          {'id' in name
            ? t('storefront.sections.blockById', name)
            : t('storefront.sections.blockByName', name)}
        </p>
      </div>
    </div>
  );
}
