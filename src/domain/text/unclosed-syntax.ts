/** Whether a quotation mark or a parenthesis is left open, or closes nothing: it is then read as if it said nothing. */
export function hasUnclosedSyntax(text: string): boolean {
  const plain = text.replace(/\\[\s\S]/g, '');
  const outside = plain.replace(/"[^"]*"/g, '');
  return outside.includes('"') || !isBalanced(outside);
}

function isBalanced(text: string): boolean {
  let depth = 0;
  for (const sign of text) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}
