import createPurifier from 'dompurify';

/** Creates the trusted-types policy `dompurify`, the only one through which the content security policy admits HTML. */
const purifier = createPurifier(window);

/** HTML tags that texts may use; all others are shown as text. */
export const allowedTags: readonly string[] = (
  'a abbr b big blockquote br caption center cite code dd del details dfn div dl dt em figcaption figure hr i img ins kbd ' +
  'li mark ol p pre q rp rt ruby s samp small span strike strong sub summary sup table tbody td tfoot th thead tr tt u ul var'
).split(' ');

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

const allowedAttributes = 'align alt class colspan dir height href lang open rowspan span src start title width'.split(
  ' ',
);

/** Classes of highlighted code; any other class could imitate parts of the page. */
const allowedClasses = /^(?:(?:hljs|language)[\w+#.-]*(?:\s+|$))+$/;

purifier.addHook('uponSanitizeAttribute', (_, attribute) => {
  if (attribute.attrName === 'class' && !allowedClasses.test(attribute.attrValue)) attribute.keepAttr = false;
});

export const sanitise = (html: string): DocumentFragment =>
  purifier.sanitize(html, {
    ALLOWED_TAGS: [...allowedTags, ...headings],
    ALLOWED_ATTR: allowedAttributes,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
