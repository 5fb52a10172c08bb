import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Field, FieldValue } from '#domain/annotation/field.ts';
import type { TextSearch } from '#domain/criteria/search.ts';
import { RecordFields } from '#ui/annotation/record/record-fields.tsx';
import { aField } from '../../../../support/builders.ts';
import { alone } from '../../../support/alone.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const chatter = [{ role: 'user', content: 'The user likes rain' }];
const rain = { text: 'rain', field: undefined };

async function shown(field: Field, value: FieldValue, search: TextSearch | undefined) {
  const { show } = await alone();
  const element = (search: TextSearch | undefined, shownValue = value) => (
    <RecordFields recordId="r1" fields={[field]} values={{ [field.name]: shownValue }} original={{}} search={search} />
  );
  const { rerender, container, unmount } = show(element(search));
  return { container, unmount, look: (...next: Parameters<typeof element>) => rerender(element(...next)) };
}

/** A browser with the CSS Custom Highlight API: a set of ranges per name. */
function withHighlights() {
  const highlights = new Map<string, Set<Range>>();
  vi.stubGlobal('CSS', { highlights });
  vi.stubGlobal('Highlight', Set);
  return () => [...(highlights.get('search-match') ?? [])].map(String);
}

const withoutHighlights = () => {
  vi.stubGlobal('CSS', {});
  return () => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);
};

describe.each([
  ['highlights', withHighlights],
  ['elements', withoutHighlights],
])('search matches, highlighted by %s', (_, prepare) => {
  let marked: () => readonly (string | null)[];
  beforeEach(() => {
    marked = prepare();
  });

  it('are marked without changing the text', async () => {
    const { container } = await shown(aField('text'), 'Rain & rain, no train\nrain', rain);

    await waitFor(() => expect(marked().toSorted()).toEqual(['Rain', 'rain', 'rain']));
    expect(container.querySelector('p')?.textContent).toBe('Rain & rain, no train\nrain');
  });

  it('are marked in messages but not in roles', async () => {
    await shown(aField('chat'), chatter, { text: 'user', field: undefined });

    await waitFor(() => expect(marked()).toEqual(['user']));
  });

  it('are marked in Markdown once it is rendered', async () => {
    await shown(aField('text', { settings: { useMarkdown: true } }), 'No **rain** at [rain](https://a.test)', rain);

    await screen.findByRole('link', { name: 'rain' });
    await waitFor(() => expect(marked()).toEqual(['rain', 'rain']));
  });

  it('are marked only in the searched field', async () => {
    const { look } = await shown(aField('text'), 'rain', { text: 'rain', field: 'other' });
    expect(marked()).toEqual([]);

    look({ text: 'rain', field: 'text' });

    await waitFor(() => expect(marked()).toEqual(['rain']));
  });

  it('lose their marks when the search is cleared', async () => {
    const { look, container } = await shown(aField('text'), 'Rain and rain', rain);
    await waitFor(() => expect(marked()).toHaveLength(2));

    look(undefined);

    expect(marked()).toEqual([]);
    expect(container.querySelector('p')?.childNodes).toHaveLength(1);
  });

  it('are marked in the next record', async () => {
    const { look } = await shown(aField('text'), 'rain in one', rain);
    await waitFor(() => expect(marked()).toHaveLength(1));

    look(rain, 'one, two rains: rain');

    await waitFor(() => expect(marked()).toEqual(['rain']));
    expect(screen.getByRole('paragraph').textContent).toBe('one, two rains: rain');
  });

  it('are marked everywhere in a very long text', async () => {
    await shown(aField('text'), 'A line about the rain.\n'.repeat(1000), rain);

    await waitFor(() => expect(marked()).toHaveLength(1000));
  });

  it('leave no marks behind', async () => {
    const { unmount } = await shown(aField('text'), 'rain', rain);
    await waitFor(() => expect(marked()).toHaveLength(1));

    unmount();

    expect(marked()).toEqual([]);
  });
});
