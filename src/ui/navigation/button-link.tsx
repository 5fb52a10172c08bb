import type { LinkProps } from 'react-router';
import button from '../components/controls/button.module.css';
import { PageLink } from './page-link.tsx';

interface ButtonLinkProps extends Omit<LinkProps, 'className'> {
  readonly look?: 'strong';
}

/** A link that looks like a button: it leads somewhere, but is what one comes for. */
export const ButtonLink = ({ look, ...link }: ButtonLinkProps) => (
  <PageLink {...link} className={button.button ?? ''} data-look={look} />
);
