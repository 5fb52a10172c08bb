import type { LinkProps } from 'react-router';
import button from '../components/controls/button.module.css';
import { PageLink } from './page-link.tsx';

interface ButtonLinkProps extends Omit<LinkProps, 'className'> {
  readonly look?: 'strong';
}

export const ButtonLink = ({ look, ...link }: ButtonLinkProps) => (
  <PageLink {...link} className={button.button ?? ''} data-look={look} />
);
