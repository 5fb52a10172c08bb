import { describe, expect, it } from 'vitest';
import { render } from '#ui/annotation/record/template/frame/render.ts';

const record = { fields: { card: { title: '<b>A & B</b>', facts: ['one', 'two'] } }, metadata: { source: 'web' } };

describe('a Handlebars template', () => {
  it('reads fields and metadata of the record', () => {
    const html = render('{{record.metadata.source}}: {{#each record.fields.card.facts}}[{{this}}]{{/each}}', record);

    expect(html).toBe('web: [one][two]');
  });

  it('escapes HTML in values', () => {
    expect(render('{{record.fields.card.title}}', record)).toBe('&lt;b&gt;A &amp; B&lt;/b&gt;');
  });

  it('has a helper json, which indents by two', () => {
    expect(render('{{{json record.metadata}}}', record)).toBe('{\n  "source": "web"\n}');
  });

  it('shows nothing for missing values', () => {
    expect(render('[{{record.fields.gone.title}}]', record)).toBe('[]');
  });

  it.each([
    ['{{#if record}}', /Parse error/],
    ['{{shout record}}', /Missing helper: "shout"/],
    ['{{> footer}}', /partial footer could not be found/],
  ])('reports why it failed: %s', (template, reason) => {
    expect(() => render(template, record)).toThrow(reason);
  });

  it('cannot reach beyond the record through object properties', () => {
    expect(render('[{{record.constructor.name}}{{record.__proto__.toString}}]', record)).toBe('[]');
  });
});
