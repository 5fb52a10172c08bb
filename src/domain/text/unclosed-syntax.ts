/** Whether a quotation mark or parenthesis has no counterpart, so that the parser ignores it. */
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
