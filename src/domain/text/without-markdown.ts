/** Fences of code, underlines of headings, lines between paragraphs, and the line below the head of a table. */
const markedLine = /^[ \t]{0,9}(?:(?:```|~~~).*|[-=*_:|][-=*_:| \t]{2,})(?:\n|$)/gm;
const linkOrImage = /!?\[([^[\]\n]{0,300})\]\([^()\n]{0,1000}\)/g;
const tag = /<\/?[a-z][^<>\n]{0,300}>/gi;
const startOfLine = /^[ \t]{0,9}(?:#{1,6}|>)[ \t]{1,9}/gm;
const bullet = /^([ \t]{0,99})[-*+][ \t]{1,9}/gm;
const edgeOfTable = /^[ \t]{0,9}\|[ \t]{0,9}|[ \t]{0,9}\|[ \t]{0,9}$/gm;
const emphasis = /(?<![\p{L}\p{N}*_~])[*_]{1,3}(?=\S)|(?<=\S)[*_]{1,3}(?![\p{L}\p{N}*_~])|\*\*|~~|`/gu;

/** The words of a Markdown text without its signs, shown until it is rendered. */
export const withoutMarkdown = (text: string): string =>
  text
    .replace(markedLine, '')
    .replace(linkOrImage, '$1')
    .replace(tag, '')
    .replace(startOfLine, '')
    .replace(bullet, '$1• ')
    .replace(edgeOfTable, '')
    .replace(emphasis, '');
