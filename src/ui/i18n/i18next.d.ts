import type answering from '#locales/answering/en.json';
import type bulk from '#locales/bulk/en.json';
import type changing from '#locales/changing/en.json';
import type commands from '#locales/commands/en.json';
import type creating from '#locales/creating/en.json';
import type ending from '#locales/ending/en.json';
import type exporting from '#locales/exporting/en.json';
import type finding from '#locales/finding/en.json';
import type keys from '#locales/keys/en.json';
import type managing from '#locales/managing/en.json';
import type people from '#locales/people/en.json';
import type quality from '#locales/quality/en.json';
import type shell from '#locales/shell/en.json';
import type start from '#locales/start/en.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: {
      translation: typeof start &
        typeof shell &
        typeof answering &
        typeof bulk &
        typeof changing &
        typeof commands &
        typeof creating &
        typeof ending &
        typeof exporting &
        typeof finding &
        typeof keys &
        typeof managing &
        typeof people &
        typeof quality;
    };
  }
}
