import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Button } from '#ui/components/controls/button.tsx';
import { Spinner } from '#ui/components/feedback/spinner.tsx';
import { alone } from '../../support/alone.tsx';

afterEach(cleanup);

const size = () => {
  const picture = screen.getByRole('status').querySelector('svg');
  return [picture?.getAttribute('width'), picture?.getAttribute('height')];
};

describe('Spinner', () => {
  it('is 32 pixels wide and high', async () => {
    const { show } = await alone();

    show(<Spinner />);

    expect(size()).toEqual(['32', '32']);
  });

  it('is 20 pixels wide and high in a busy button', async () => {
    const { show } = await alone();

    show(<Button busy>Save</Button>);

    expect(size()).toEqual(['20', '20']);
    expect(screen.getByRole('button', { name: /Save/ }).getAttribute('aria-busy')).toBe('true');
  });
});
