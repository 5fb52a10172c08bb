/** All that marks spans, fetched together and only where a question asks for it. */

export { SpanBody } from './span-body.tsx';
export { SpanText } from './text/span-text.tsx';
