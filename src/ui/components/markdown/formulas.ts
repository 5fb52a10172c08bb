import type { MarkedExtension, TokenizerAndRendererExtension, Tokens } from 'marked';

/** A formula in the marks of LaTeX; so long at most, or a text full of marks that are never closed would take its time. */
const formula = /^(?:\\\(.{1,2000}?\\\)|\\\[.{1,2000}?\\\]|\$\$.{1,2000}?\$\$)/s;
const formulaLine = new RegExp(`${formula.source}[ \\t]*(?:\\n|$)`, 's');

/** Where formulas may begin: anywhere in a text, or at the beginning of a line. */
const starts = { inline: /\\[([]|\$\$/, block: /(?<=\n)(?:\\[([]|\$\$)/ };

const literal = (level: 'inline' | 'block', whole: RegExp): TokenizerAndRendererExtension => ({
  name: `${level} formula`,
  level,
  start: (source) => {
    const at = source.search(starts[level]);
    return at < 0 ? undefined : at;
  },
  tokenizer(source) {
    const [raw] = whole.exec(source) ?? [];
    if (raw === undefined) return undefined;
    const text: Tokens.Text = { type: 'text', raw, text: raw.trimEnd() };
    return { type: `${level} formula`, raw, tokens: [text] };
  },
  renderer({ tokens = [] }) {
    const html = this.parser.parseInline(tokens);
    return level === 'block' ? `<p>${html.replaceAll('\n', '<br>')}</p>` : html;
  },
});

/** Formulas are shown as they are written: what Markdown takes for an escape or for emphasis is a part of them. */
export const formulas: MarkedExtension = {
  extensions: [literal('inline', formula), literal('block', formulaLine)],
  tokenizer: {
    /** A bracket without its other half may be one of a formula that is cut off. */
    escape(source) {
      const [raw] = /^\\[()]/.exec(source) ?? [];
      return raw === undefined ? false : { type: 'escape', raw, text: raw };
    },
  },
};
