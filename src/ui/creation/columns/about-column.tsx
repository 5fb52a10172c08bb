import { VisuallyHidden } from '../../components/marks/visually-hidden.tsx';

interface AboutColumnProps {
  readonly text: string;
  readonly column: string;
}

/** The text of a button that stands beside each column; screen readers also say the column. */
export const AboutColumn = ({ text, column }: AboutColumnProps) => (
  <>
    {text}{' '}
    <VisuallyHidden>
      <bdi>{column}</bdi>
    </VisuallyHidden>
  </>
);
