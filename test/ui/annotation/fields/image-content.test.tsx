import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ImageContent } from '#ui/annotation/fields/image-content.tsx';
import { Texts } from '#ui/i18n/texts.ts';
import { FakePreferences } from '../../../support/browser/fake-preferences.ts';

let texts: Texts;
beforeEach(async () => {
  texts = new Texts(new FakePreferences(), { warn: () => undefined });
  await texts.start();
  await texts.enter('annotation');
});
afterEach(cleanup);

const show = (source: string | undefined) =>
  render(
    <I18nextProvider i18n={texts.i18n}>
      <ImageContent source={source} title="Photo" />
    </I18nextProvider>,
  );

describe('an image', () => {
  it('is shown under the title of its field', () => {
    show('/a.png');

    expect(screen.getByRole('img', { name: 'Photo' }).getAttribute('src')).toBe('/a.png');
  });

  it('that does not load says Could not load image', () => {
    show('/gone.png');

    fireEvent.error(screen.getByRole('img', { name: 'Photo' }));

    expect(screen.getByText('Could not load image')).toBeTruthy();
    expect(screen.queryByRole('img', { name: 'Photo' })).toBeNull();
  });

  it('that the record does not have says so too', () => {
    show(undefined);

    expect(screen.getByText('Could not load image')).toBeTruthy();
  });
});
