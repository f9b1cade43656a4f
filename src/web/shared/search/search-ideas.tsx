import { useT } from '#i18n/react.tsx';
import { readStored, useStored, writeStored } from '../storage/use-stored.ts';

const storageKey = 'recent-searches';
const maxRemembered = 3;

/** The last words searched for in this browser, newest first. */
const readWords = (stored: string | null): string[] => (stored ?? '').split('\n').filter(Boolean);

export function rememberSearch(word: string): void {
  const others = readWords(readStored(storageKey)).filter((each) => each !== word);
  writeStored(storageKey, [word, ...others].slice(0, maxRemembered).join('\n'));
}

/** Words to begin with, before anything is typed. */
export function SearchIdeas({ onChoose }: { onChoose: (word: string) => void }) {
  const t = useT();
  const recent = readWords(useStored(storageKey));
  const popular = t('search.popularWords').split(' ');
  return (
    <div className="search-ideas">
      {recent.length > 0 && (
        <WordList title={t('search.recent')} words={recent} onChoose={onChoose} />
      )}
      <WordList title={t('search.popular')} words={popular} onChoose={onChoose} />
    </div>
  );
}

interface WordListProps {
  title: string;
  words: readonly string[];
  onChoose: (word: string) => void;
}

const WordList = ({ title, words, onChoose }: WordListProps) => (
  <>
    <p className="eyebrow">{title}</p>
    <ul aria-label={title}>
      {words.map((word) => (
        <li key={word}>
          <button type="button" onClick={() => onChoose(word)}>
            <bdi>{word}</bdi>
          </button>
        </li>
      ))}
    </ul>
  </>
);
