import { observer } from 'mobx-react-lite';
import type { Shortcut } from '../annotation/shortcuts/shortcuts.ts';
import { Kbd } from '../components/marks/kbd.tsx';
import { useKeys } from './use-keys.ts';

/** The key that does what stands beside it, if one does. */
export const Key = observer(function Key({ of }: { readonly of: Shortcut['name'] }) {
  const shown = useKeys().shown(of);
  return shown === undefined ? null : <Kbd>{shown}</Kbd>;
});
