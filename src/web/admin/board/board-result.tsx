interface BoardResultProps {
  moved: string | null;
  problem: string | null;
}

/** Says above the board what became of a move: the card itself has gone elsewhere. */
export function BoardResult({ moved, problem }: BoardResultProps) {
  return (
    <div className="board-result">
      <p role="status">{moved}</p>
      <p role="alert" className="text-terracotta">
        {problem}
      </p>
    </div>
  );
}
