import { restrictGlobals } from './restrict-globals.ts';
import { TemplateRenderer } from './template-renderer.ts';

const policy = restrictGlobals(window);
document.currentScript?.remove();
new TemplateRenderer(policy, parent).start();
