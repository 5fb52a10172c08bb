import { describe, expect, it } from 'vitest';
import { restrictGlobals } from '#ui/annotation/record/template/frame/restrict-globals.ts';

type Rule = (text: string, type: string, sink: string) => string;
type Rules = Readonly<Record<'createHTML' | 'createScript' | 'createScriptURL', Rule>>;

function aScope() {
  const policies = new Map<string, Rules>();
  const trustedTypes = {
    createPolicy: (name: string, rules: Rules) => {
      policies.set(name, rules);
      return rules;
    },
  };
  return {
    policies,
    scope: { RTCPeerConnection: 1, webkitRTCPeerConnection: 1, WebTransport: 1, Map: 1, trustedTypes },
  };
}

describe('the globals of a template frame', () => {
  it('lose the interfaces that reach the network despite the policy', () => {
    const { scope } = aScope();

    restrictGlobals(scope);

    expect(scope).toMatchObject({ RTCPeerConnection: undefined, webkitRTCPeerConnection: undefined, Map: 1 });
    expect(() => Object.defineProperty(scope, 'RTCPeerConnection', { value: 1 })).toThrow();
  });

  it.each([
    ['<b>x</b>', 'HTMLIFrameElement srcdoc', ''],
    ['<iframe SRCDOC ="<b>">', 'Element innerHTML', '<iframe data-refused ="<b>">'],
    ['<p>the word srcdoc</p>', 'Element innerHTML', '<p>the word srcdoc</p>'],
    ['<!DOCTYPE x [<!ENTITY e "">]>', 'DOMParser parseFromString', '<!DOCTYPE x [data-refused e "">]>'],
  ])('drop nested documents from %s for %s', (html, sink, left) => {
    const { scope, policies } = aScope();
    restrictGlobals(scope);

    expect(policies.get('default')?.createHTML(html, 'TrustedHTML', sink)).toBe(left);
  });

  it('admit cleaned HTML', () => {
    const { scope } = aScope();

    expect(restrictGlobals(scope).createHTML('<iframe srcdoc="x">')).toBe('<iframe srcdoc="x">');
  });

  it('work in browsers without Trusted Types', () => {
    expect(restrictGlobals({}).createHTML('<b>')).toBe('<b>');
  });
});
