/** All that marks spans, fetched together and only where a question asks for it. */
export { SpanText } from '../span-text/span-text.tsx';
export { SpanBody } from './span-body.tsx';
