import { cleanup, screen } from '@testing-library/react';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';

// Module state as on a page that was just opened; reset afterwards for the other files of this process.
vi.resetModules();
afterEach(cleanup);
afterAll(() => vi.resetModules());

describe('the first Markdown of a page', () => {
  it('shows its words without signs until the renderer has loaded', async () => {
    const { Markdown } = await import('#ui/components/markdown/markdown.tsx');
    const { alone } = await import('../../support/alone.tsx');
    const { show } = await alone();

    const { container } = show(<Markdown text="Some **bold** words" />);

    expect(container.textContent).toBe('Some bold words');
    expect(await screen.findByText('bold', {}, { timeout: 15_000 })).toBeTruthy();
  });
});
