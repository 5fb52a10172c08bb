import { cleanup, screen } from '@testing-library/react';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';

// As in a page that was just opened; what was loaded for it is not for the files that share this process.
vi.resetModules();
afterEach(cleanup);
afterAll(() => vi.resetModules());

describe('the first markdown of a page', () => {
  it('is shown as written until it is read', async () => {
    const { Markdown } = await import('#ui/components/markdown/markdown.tsx');
    const { alone } = await import('../../support/alone.tsx');
    const { show } = await alone();

    const { container } = show(<Markdown text="Some **bold** words" />);

    expect(container.textContent).toBe('Some **bold** words');
    expect(await screen.findByText('bold', {}, { timeout: 15_000 })).toBeTruthy();
  });
});
