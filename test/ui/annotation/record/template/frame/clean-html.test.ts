import { describe, expect, it } from 'vitest';
import { cleanHtml } from '#ui/annotation/record/template/frame/clean-html.ts';

const rules = { policy: { createHTML: (html: string) => html }, keepsScripts: false, imageNotLoaded: 'Not loaded:' };
const cleaned = (html: string, keepsScripts = false) => cleanHtml(html, { ...rules, keepsScripts });
const body = (html: string, keepsScripts = false) => cleaned(html, keepsScripts).document.body.innerHTML;

describe('cleaned HTML', () => {
  it.each([
    '<p class="a" style="color: red">Text</p>',
    '<table><tbody><tr><td>1</td></tr></tbody></table>',
    '<style>p { color: red }</style><p>x</p>',
    '<details><summary>More</summary>text</details>',
    '<img src="data:image/png;base64,AAAA" alt="a">',
    '<a href="https://example.test">there</a>',
    '<svg viewBox="0 0 1 1"><circle r="1"></circle></svg>',
  ])('keeps harmless elements: %s', (html) => {
    expect(body(html.startsWith('<style') ? `<p></p>${html}` : html)).toContain(html);
    expect(cleaned(html).isPassive).toBe(true);
  });

  it.each([
    '<iframe srcdoc="x"></iframe>',
    '<object data="x"></object>',
    '<embed src="x">',
    '<base href="https://example.test">',
    '<link rel="preconnect" href="https://example.test">',
    '<meta http-equiv="refresh" content="0;url=https://example.test">',
    '<script src="https://example.test/x.js"></script>',
    '<script type="speculationrules">{}</script>',
    '<template><iframe srcdoc="x"></iframe></template>',
  ])('drops elements that load, navigate or embed: %s', (html) => {
    const { document } = cleaned(`<p>x</p>${html}`, true);

    expect(document.documentElement.outerHTML).not.toMatch(/iframe|object|embed|base|link|meta|script/);
  });

  it('keeps scripts in advanced mode only', () => {
    const html = '<p>x</p><script>record.id</script>';

    expect(body(html)).toBe('<p>x</p>');
    expect(body(html, true)).toBe(html);
    expect(cleaned(html, true).isPassive).toBe(false);
  });

  it.each([
    '<p onclick="x()">a</p>',
    '<img src="data:," onerror="x()">',
    '<a href=" java&#10;script:x()">a</a>',
    '<svg><a><set attributeName="href" to="x"></set></a></svg>',
    '<template><b onclick="x()"></b></template>',
  ])('is reported as active: %s', (html) => {
    expect(cleaned(html).isPassive).toBe(false);
  });

  it('shows the address in place of an image that would have to be loaded', () => {
    const { document } = cleaned('<img src="https://example.test/a.png" srcset="b.png 2x" alt="A cat" onerror="x()">');

    expect(document.querySelector('img')).toBeNull();
    expect(document.body.textContent).toBe('A cat\nNot loaded: https://example.test/a.png');
  });

  it('never takes the focus', () => {
    expect(body('<input autofocus="">')).toBe('<input>');
  });
});
