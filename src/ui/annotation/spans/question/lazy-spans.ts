/** Code for span questions, loaded as one chunk when a question needs it. */

export { SpanText } from '../text/span-text.tsx';
export { SpanBody } from './span-body.tsx';
