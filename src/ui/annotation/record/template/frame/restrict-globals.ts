/** Lets HTML through that was cleaned. Where a browser knows no trusted types, it is the text itself. */
export interface HtmlPolicy {
  createHTML(html: string): string;
}

type Names = Readonly<Record<string, unknown>>;

/** What reaches the network past the policy. */
const networkGlobals = /^(webkit|moz)?RTC|^(WebTransport|WebSocketStream|SharedWorker|Worker|Presentation)/;

function removeNetworkGlobals(target: object) {
  for (const name of Object.getOwnPropertyNames(target).filter((each) => networkGlobals.test(each)))
    Object.defineProperty(target, name, { value: undefined, configurable: false, writable: false });
}

/** A document within the document would bring back what was removed here. Its attribute never arrives. */
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

/** Before anything of a template runs. Gives what lets cleaned HTML through. */
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
