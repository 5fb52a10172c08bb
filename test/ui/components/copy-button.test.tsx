import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Clipboard } from '#application/ports/shared/clipboard.ts';
import { CopyButton } from '#ui/components/controls/copy-button.tsx';
import { Texts } from '#ui/i18n/texts.ts';
import { ContainerContext } from '#ui/shared/use-view-model.ts';
import { FakePreferences } from '../../support/browser/fake-preferences.ts';
import { testContainer } from '../../support/container.ts';

async function aButton(works: boolean) {
  const copied: string[] = [];
  const container = testContainer({ app: { fetch: () => Response.error() } });
  container.rebind(Clipboard).toConstantValue({
    async copy(text) {
      copied.push(text);
      return works;
    },
  });
  await new Texts(new FakePreferences(), { warn: () => undefined }).start();
  render(
    <ContainerContext value={container}>
      <CopyButton text="https://labels.example" label="Copy link" />
    </ContainerContext>,
  );
  vi.useFakeTimers();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy link' })));
  return copied;
}

beforeEach(() => vi.useRealTimers());
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

describe('CopyButton', () => {
  it('announces for 1000 ms that the text was copied', async () => {
    const copied = await aButton(true);

    expect(copied).toEqual(['https://labels.example']);
    expect(screen.getByRole('status').textContent).toBe('Copied');
    act(() => vi.advanceTimersByTime(999));
    expect(screen.getByRole('status').textContent).toBe('Copied');
    act(() => vi.advanceTimersByTime(1));
    expect(screen.queryByText('Copied')).toBeNull();
  });

  it('announces that copying failed', async () => {
    await aButton(false);

    expect(screen.getByRole('status').textContent).toBe('Could not copy');
  });
});
