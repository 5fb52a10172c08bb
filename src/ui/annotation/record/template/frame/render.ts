import Handlebars from 'handlebars';

const engine = Handlebars.create();
engine.registerHelper('json', (value: unknown) => JSON.stringify(value, undefined, 2));

type Rendering = (context: { readonly record: unknown }) => string;

let last: { readonly template: string; readonly rendering: Rendering } | undefined;

export function render(template: string, record: unknown): string {
  if (last?.template !== template) last = { template, rendering: engine.compile(template) };
  return last.rendering({ record });
}
