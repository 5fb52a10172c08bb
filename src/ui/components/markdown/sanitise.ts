import createPurifier from 'dompurify';

/** Under the policy of the page only a maker of the name `dompurify` may turn text into elements. */
const purifier = createPurifier(window);

/** What may be written as HTML, too. */
export const allowedTags: readonly string[] = (
  'a abbr b big blockquote br caption center cite code dd del details dfn div dl dt em figcaption figure hr i img ins kbd ' +
  'li mark ol p pre q rp rt ruby s samp small span strike strong sub summary sup table tbody td tfoot th thead tr tt u ul var'
).split(' ');

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

const allowedAttributes = 'align alt class colspan dir height href lang open rowspan span src start title width'.split(
  ' ',
);

/** What names a language or a part of a program; any other class could dress the text as a part of the page. */
const allowedClasses = /^(?:(?:hljs|language)[\w+#.-]*(?:\s+|$))+$/;

purifier.addHook('uponSanitizeAttribute', (_, attribute) => {
  if (attribute.attrName === 'class' && !allowedClasses.test(attribute.attrValue)) attribute.keepAttr = false;
});

/** Elements that do nothing but show. */
export const sanitise = (html: string): DocumentFragment =>
  purifier.sanitize(html, {
    ALLOWED_TAGS: [...allowedTags, ...headings],
    ALLOWED_ATTR: allowedAttributes,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
