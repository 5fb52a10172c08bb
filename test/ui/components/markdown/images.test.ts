import { describe, expect, it } from 'vitest';
import { replaceBlockedImages, replaceFailedImages } from '#ui/components/markdown/images.ts';

const bodyOf = (html: string) => {
  const body = document.createElement('div');
  body.innerHTML = html;
  return body;
};
const message = (title: string) => `not shown: ${title}`;

describe('images of a Markdown text', () => {
  it('are replaced with a text if the policy blocks them, and kept otherwise', () => {
    const body = bodyOf(
      '<img src="https://a.b/c.png"><img src="https://a.b/d.png" alt="A cat"><img src="https://hub/e.png">',
    );
    const [other] = body.querySelectorAll('img');

    replaceBlockedImages(body, (address) => address.startsWith('https://hub/'), message);

    expect(body.textContent).toBe('not shown: https://a.b/c.pngnot shown: A cat');
    expect(body.querySelectorAll('img')).toHaveLength(1);
    expect(other?.hasAttribute('src')).toBe(false);
  });

  it('are replaced with a text if they fail to load', () => {
    const body = bodyOf('<img src="https://a.b/c.png" alt="A cat">');
    const forget = replaceFailedImages(body, message);

    body.querySelector('img')?.dispatchEvent(new Event('error'));
    forget();

    expect(body.textContent).toBe('not shown: A cat');
  });
});
