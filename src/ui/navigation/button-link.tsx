import type { LinkProps } from 'react-router';
import button from '../components/controls/button.module.css';
import { PageLink } from './page-link.tsx';

interface ButtonLinkProps extends Omit<LinkProps, 'className'> {
  readonly look?: 'strong';
}

/** A link to the main action of a page, styled as a button. */
export const ButtonLink = ({ look, ...link }: ButtonLinkProps) => (
  <PageLink {...link} className={button.button ?? ''} data-look={look} />
);
