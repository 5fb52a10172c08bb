import type { MarkedExtension, TokenizerAndRendererExtension, Tokens } from 'marked';

/**
 * A formula between LaTeX delimiters. Limited to 2,000 characters, because many unclosed delimiters would make the
 * search quadratic.
 */
const formula = /^(?:\\\(.{1,2000}?\\\)|\\\[.{1,2000}?\\\]|\$\$.{1,2000}?\$\$)/s;
const formulaLine = new RegExp(`${formula.source}[ \\t]*(?:\\n|$)`, 's');

/** Inline formulas start anywhere, block formulas at the start of a line. */
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

/** Keeps the source of formulas, in which Markdown would read escapes and emphasis. */
export const formulas: MarkedExtension = {
  extensions: [literal('inline', formula), literal('block', formulaLine)],
  tokenizer: {
    /** Keeps the backslash before a single bracket: it may belong to a truncated formula. */
    escape(source) {
      const [raw] = /^\\[()]/.exec(source) ?? [];
      return raw === undefined ? false : { type: 'escape', raw, text: raw };
    },
  },
};
