import { readFileSync } from 'node:fs';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ownStatuses } from '#domain/criteria/criteria.ts';
import { StatusTag } from '#ui/components/marks/status-tag.tsx';
import { alone } from '../support/alone.tsx';

afterEach(cleanup);

const tokens = readFileSync('src/ui/theme/tokens.css', 'utf8');
const marks = readFileSync('src/ui/components/marks/marks.module.css', 'utf8');
const [, highContrast = ''] = /:root\[data-theme="high-contrast"\] \{([^}]*)\}/.exec(tokens) ?? [];

const tokenOf = (status: string) =>
  new RegExp(`\\.status[^{]*\\[data-status="${status}"\\][^{]*\\{\\s*color: var\\(--([\\w-]+)\\)`).exec(marks)?.[1];

const inScheme = {
  light: (token: string) => new RegExp(`--${token}: light-dark\\((oklch\\([^)]*\\)), oklch`).exec(tokens)?.[1],
  dark: (token: string) =>
    new RegExp(`--${token}: light-dark\\(oklch\\([^)]*\\), (oklch\\([^)]*\\))`).exec(tokens)?.[1],
  'high-contrast': (token: string) => new RegExp(`--${token}: ([^;]+);`).exec(highContrast)?.[1],
};

describe('the colours of the statuses', () => {
  it.each(ownStatuses)('mark the tag of a record as %s', async (status) => {
    const { show } = await alone();

    show(<StatusTag status={status} />);

    expect(tokenOf(screen.getByText(/./).dataset.status ?? '')).toBe(status);
  });

  it('mark the tag of a completed record as submitted', async () => {
    const { show } = await alone();

    show(<StatusTag status="completed" />);

    expect(tokenOf(screen.getByText('Completed').dataset.status ?? '')).toBe('submitted');
  });

  it.each(Object.entries(inScheme))('are four different ones in the %s theme', (_, colourOf) => {
    const colours = ownStatuses.map((status) => colourOf(status));

    expect(colours).not.toContain(undefined);
    expect(new Set(colours).size).toBe(4);
  });
});
