import type { Trust } from './trust.ts';

type Names = Readonly<Record<string, unknown>>;

/** What reaches the network past the policy. */
const reaching = /^(webkit|moz)?RTC|^(WebTransport|WebSocketStream|SharedWorker|Worker|Presentation)/;

function remove(target: object) {
  for (const name of Object.getOwnPropertyNames(target).filter((each) => reaching.test(each)))
    Object.defineProperty(target, name, { value: undefined, configurable: false, writable: false });
}

/** A document within the document would bring back what was removed here. Its attribute never arrives. */
const withoutDocuments = (html: string) => html.replace(/srcdoc(?=\s*=)|<!entity/gi, 'data-refused');

interface Policies {
  createPolicy(
    name: string,
    rules: Readonly<Record<string, (text: string, type: string, sink: string) => string>>,
  ): Trust;
}

const isPolicies = (value: unknown): value is Policies =>
  typeof value === 'object' && value !== null && 'createPolicy' in value;

const plain: Trust = { createHTML: (html) => html };

/** Before anything of a template runs. Gives what lets cleaned HTML through. */
export function seal(scope: object): Trust {
  remove(scope);
  const { trustedTypes } = scope as Names;
  if (!isPolicies(trustedTypes)) return plain;
  trustedTypes.createPolicy('default', {
    createHTML: (html, _, sink) => (/ srcdoc$/i.test(sink) ? '' : withoutDocuments(html)),
    createScript: (script) => script,
    createScriptURL: (address) => address,
  });
  return trustedTypes.createPolicy('postil-template', { createHTML: (html) => html });
}
