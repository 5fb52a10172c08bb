import { render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

const everyTag =
  'a abbr article aside b br button caption code dd details dialog div dl dt em embed fieldset figure footer form h1 header ' +
  'hr i iframe img input kbd label legend li main mark meter nav ol option output p pre progress q s section select ' +
  'small span strong sub sup svg table tbody td textarea th thead time tr u ul video wbr script style template title';

/** As those ask who look through the page. */
const asked = (element: Element) =>
  element.ownerDocument.defaultView?.getComputedStyle(element) ?? new CSSStyleDeclaration();

/** A frame has a window of its own, whose styles nobody has made quicker. */
function slowStyle() {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const { contentWindow } = frame;
  if (!contentWindow) throw new Error('a frame without a window');
  return contentWindow.getComputedStyle.bind(contentWindow);
}

function makeAll() {
  const inside = (parent: Element, tag: string) => parent.appendChild(document.createElement(tag));
  for (const around of ['div', 'details', 'dialog', 'tr'])
    for (const tag of everyTag.split(' ')) {
      const parent = inside(document.body, around);
      inside(parent, tag);
      for (const attribute of ['hidden', 'open', 'popover']) inside(parent, tag).setAttribute(attribute, '');
      inside(parent, tag).setAttribute('type', 'hidden');
      inside(parent, tag).setAttribute('style', 'display: none');
      inside(inside(parent, 'div'), tag).setAttribute('style', 'display: flex');
      const unseen = inside(parent, tag);
      unseen.setAttribute('style', 'visibility: hidden');
      inside(inside(unseen, 'div'), tag);
      inside(unseen, tag).setAttribute('style', 'visibility: visible');
    }
}

const both = (style: CSSStyleDeclaration) => [
  style.display,
  style.visibility,
  style.getPropertyValue('display'),
  style.getPropertyValue('visibility'),
];

const whereTheyDiffer = (slow: typeof getComputedStyle) =>
  [...document.querySelectorAll('*')].flatMap((element) => {
    const quickly = both(asked(element));
    const slowly = both(slow(element));
    return String(quickly) === String(slowly) ? [] : [`${element.outerHTML}: ${quickly}, not ${slowly}`];
  });

afterEach(() => document.body.replaceChildren());

it('says of every element what the rules of the page say', () => {
  const slow = slowStyle();
  makeAll();

  expect(whereTheyDiffer(slow)).toEqual([]);
});

it('heeds a page whose own styles hide something', () => {
  const slow = slowStyle();
  render(
    <>
      <style>{'p { display: none } i { visibility: hidden }'}</style>
      <p>
        <i>hidden</i>
      </p>
    </>,
  );

  expect(whereTheyDiffer(slow)).toEqual([]);
  expect(asked(document.querySelector('p') as Element).display).toBe('none');
});

it('still tells everything else of a style', () => {
  const { container } = render(<b style={{ pointerEvents: 'none', color: 'rgb(1, 2, 3)' }}>bold</b>);
  const style = asked(container.querySelector('b') as Element);

  expect(style.pointerEvents).toBe('none');
  expect(style.getPropertyValue('color')).toBe('rgb(1, 2, 3)');
  expect(style.fontWeight).toBe('bolder');
});
