/** A name such as "Dar al-Kutub" breaks at its spaces, never after the hyphen. */
export const HyphenatedText = ({ text }: { text: string }) =>
  text.split(/([^\s-]+(?:-[^\s-]+)+)/).map((part, position) =>
    position % 2 === 0 ? (
      part
    ) : (
      // The parts of one text never change their places.
      <span key={position} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
