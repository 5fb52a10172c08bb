import type { Commands } from '../keyboard/commands.ts';
import { KeysDialog } from './keys/keys-dialog.tsx';
import { Palette } from './palette/palette.tsx';
import { SigningOut } from './signing-out.tsx';

interface CommandPanelProps {
  readonly open: NonNullable<Commands['open']>;
  readonly onClose: () => void;
}

const panels = { palette: Palette, keys: KeysDialog, 'sign-out': SigningOut };

export function CommandPanel({ open, onClose }: CommandPanelProps) {
  const Panel = panels[open];
  return <Panel onClose={onClose} />;
}
