/** Admits cleaned HTML: a Trusted Types policy, or an identity function in browsers without them. */
export interface HtmlPolicy {
  createHTML(html: string): string;
}

type Names = Readonly<Record<string, unknown>>;

/** Interfaces that reach the network despite the content security policy. */
const networkGlobals = /^(webkit|moz)?RTC|^(WebTransport|WebSocketStream|SharedWorker|Worker|Presentation)/;

function removeNetworkGlobals(target: object) {
  for (const name of Object.getOwnPropertyNames(target).filter((each) => networkGlobals.test(each)))
    Object.defineProperty(target, name, { value: undefined, configurable: false, writable: false });
}

/** A nested document would restore the removed interfaces, so its `srcdoc` attribute is renamed. */
const withoutDocuments = (html: string) => html.replace(/srcdoc(?=\s*=)|<!entity/gi, 'data-refused');

interface PolicyFactory {
  createPolicy(
    name: string,
    rules: Readonly<Record<string, (text: string, type: string, sink: string) => string>>,
  ): HtmlPolicy;
}

const isPolicyFactory = (value: unknown): value is PolicyFactory =>
  typeof value === 'object' && value !== null && 'createPolicy' in value;

const passThrough: HtmlPolicy = { createHTML: (html) => html };

/** Removes dangerous globals before any template runs. Returns the policy that admits cleaned HTML. */
export function restrictGlobals(scope: object): HtmlPolicy {
  removeNetworkGlobals(scope);
  const { trustedTypes } = scope as Names;
  if (!isPolicyFactory(trustedTypes)) return passThrough;
  trustedTypes.createPolicy('default', {
    createHTML: (html, _, sink) => (/ srcdoc$/i.test(sink) ? '' : withoutDocuments(html)),
    createScript: (script) => script,
    createScriptURL: (address) => address,
  });
  return trustedTypes.createPolicy('postil-template', { createHTML: (html) => html });
}
