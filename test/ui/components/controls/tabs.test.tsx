import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Tabs } from '#ui/components/controls/tabs.tsx';

Element.prototype.scrollIntoView ??= async () => undefined; // newer browsers return a promise
afterEach(cleanup);

const tabs = [
  { id: 'one', title: 'One' },
  { id: 'two', title: 'Two', markLabel: 'not saved' },
  { id: 'three', title: 'Three' },
];

function Three() {
  const [current, choose] = useState('one');
  return (
    <Tabs label="Float" tabs={tabs} current={current} onChoose={choose}>
      <p>{current}</p>
    </Tabs>
  );
}

const tab = (name: string) => screen.getByRole('tab', { name });

it('shows the panel of the selected tab, labelled by the tab', async () => {
  render(<Three />);

  await userEvent.click(tab('Three'));

  expect(screen.getByRole('tabpanel', { name: 'Three' }).textContent).toBe('three');
  expect(tab('Three').getAttribute('aria-selected')).toBe('true');
  expect(tab('One').getAttribute('aria-selected')).toBe('false');
});

it('moves between tabs with the arrow keys, wraps around, and is a single tab stop', async () => {
  render(<Three />);
  await userEvent.tab();
  const walk = async (keys: string) => {
    await userEvent.keyboard(keys);
    return document.activeElement?.textContent;
  };

  expect(document.activeElement?.textContent).toBe('One');
  expect(await walk('{ArrowRight}{ArrowRight}')).toBe('Three');
  expect(await walk('{ArrowRight}')).toBe('One');
  expect(await walk('{ArrowLeft}')).toBe('Three');
  expect(await walk('{Home}')).toBe('One');
  expect(await walk('{End}')).toBe('Three');
  expect(await walk('x')).toBe('Three');
  expect(screen.getByRole('tabpanel').textContent).toBe('three');
  await userEvent.tab();
  expect(document.activeElement === document.body).toBe(true);
});

it('moves on from the focused tab while the selected one has not rendered yet', async () => {
  const chosen: string[] = [];
  render(
    <Tabs label="Float" tabs={tabs} current="one" onChoose={(id) => chosen.push(id)}>
      <p>one</p>
    </Tabs>,
  );
  await userEvent.tab();

  await userEvent.keyboard('{ArrowRight}{ArrowRight}');

  expect(chosen).toEqual(['two', 'three']);
});

it('announces the mark of a tab', () => {
  render(<Three />);

  expect(tab('Two, not saved')).toBeTruthy();
});
