import { observer } from 'mobx-react-lite';
import { Kbd } from '../components/marks/kbd.tsx';
import type { KeyName } from './default-keys.ts';
import { useKeys } from './use-keys.ts';

export const Key = observer(function Key({ of }: { readonly of: KeyName }) {
  const shown = useKeys().shown(of);
  return shown === undefined ? null : <Kbd>{shown}</Kbd>;
});
