import styled from 'styled-components';

/** A mail or form text with at most one empty line between paragraphs, because mail programs leave several. */
export function MessageText({ text }: { text: string }) {
  const lines = text.split('\n').map((line) => line.trimEnd());
  return (
    <Text>
      {lines
        .join('\n')
        .replaceAll(/\n{3,}/g, '\n\n')
        .trim()}
    </Text>
  );
}

const Text = styled.p`
  max-width: ${({ theme }) => theme.width.text};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  text-wrap: wrap;
`;
